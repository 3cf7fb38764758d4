// Cuts the two typefaces to what pages use and writes them as WOFF2, with their licences; what preview cards use also as
// TrueType, which the server draws with.
//
// Run by `cargo xtask fonts`, in a folder into which it has installed the packages:
//   node fonts.mjs OUT_DIR CARDS_OUT_DIR MESSAGES_DIR CONJUNCTS_FILE
// Latin: ASCII, the letters of games' names, and signs; neither typeface has arrows, which pages draw. Devanagari: the letters, signs and digits of Hindi, with
// the joiners; cards keep every conjunct made of them, pages those of `devanagari.mjs`. CONJUNCTS_FILE gets the conjuncts of the texts that they were
// cut for: a test asks for a new cut where a text has another.
import { createRequire } from "node:module";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { conjunctsOf, cutConjuncts, hindiWords } from "./devanagari.mjs";

const require = createRequire(path.join(process.cwd(), "package.json"));
const subsetFont = require("subset-font");
const fontverter = require("fontverter");
const [out, cards, messages, list] = process.argv.slice(2);

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
const LATIN = range(0x20, 0x7e) + "\u00a0©·×Éàéèôöü–—‘’“”…−";
// What Latin text needs, and what shaping Devanagari needs (OpenType: Developing OpenType fonts for Devanagari script).
const FEATURES = {
  latin: ["kern", "liga", "ccmp", "mark", "locl", "tnum", "lnum"],
  devanagari: "locl ccmp nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln calt kern dist abvm blwm mark mkmk".split(" "),
};
const DEVANAGARI = range(0x0901, 0x0903) + range(0x0905, 0x090b) + "\u090d\u090f\u0910\u0911\u0913\u0914" + range(0x0915, 0x0928) + range(0x092a, 0x0930) + "\u0932\u0933" + range(0x0935, 0x0939) + range(0x093c, 0x094d) + "\u0950\u095c\u095d" + range(0x0964, 0x0970) + "\u200c\u200d\u25cc";
const FACES = [
  ["mukta", [400, 600, 700]],
  ["martel", [800]],
];
const ON_CARDS = ["mukta-700", "martel-800"];

const words = await hindiWords(messages);
await writeFile(list, `${conjunctsOf(words).join("\n")}\n`);
for (const folder of [out, cards]) await mkdir(folder, { recursive: true });
for (const [family, weights] of FACES) {
  const home = path.join("node_modules", "@fontsource", family);
  for (const folder of [out, cards]) await copyFile(path.join(home, "LICENSE"), path.join(folder, `${family}-OFL.txt`));
  for (const weight of weights) {
    for (const [script, text] of [["latin", LATIN], ["devanagari", DEVANAGARI]]) {
      const font = await readFile(path.join(home, "files", `${family}-${script}-${weight}-normal.woff2`));
      const whole = await subsetFont(font, text, { targetFormat: "sfnt", noHinting: true, keepFeatures: FEATURES[script] });
      const kept = script === "devanagari" ? await cutConjuncts(whole, text, FEATURES[script], words) : whole;
      const cut = await fontverter.convert(Buffer.from(kept), "woff2");
      const name = `${family}-${script}-${weight}.woff2`;
      await writeFile(path.join(out, name), cut);
      console.log(`${name} ${cut.length} bytes`);
      if (ON_CARDS.includes(`${family}-${weight}`)) {
        // A run of Devanagari keeps its blanks: who draws it has no other typeface beside.
        const drawn = await subsetFont(font, `${text} `, { targetFormat: "sfnt", noHinting: true, keepFeatures: FEATURES[script] });
        await writeFile(path.join(cards, `${family}-${script}-${weight}.ttf`), drawn);
      }
    }
  }
}
