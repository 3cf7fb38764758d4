// Fits the typefaces of people's devices to ours, so that nothing moves when ours arrive: writes `fallbacks.css`.
//
// Run by `cargo xtask fonts`, in the folder into which it has installed the packages:
//   node fallbacks.mjs MESSAGES_DIR OUT_FILE
// Every rules text in every language is set in our typeface and in the device's: the ratio of their lengths is `size-adjust`, and
// our own heights, made smaller by it, are the overrides. A device's typeface that cannot be had here is measured by one of the same
// widths: Arimo for Arial, Liberation Sans and Helvetica, Gelasio for Georgia. Where there is none, the heights alone are fitted.
import { createRequire } from "node:module";
import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(path.join(process.cwd(), "package.json"));
const fontverter = require("fontverter");
const { Blob, Buffer, Face, Font, shape } = await import(pathToFileURL(require.resolve("harfbuzzjs")).href);
const [messages, out] = process.argv.slice(2);

/** What a script is made of, in the texts and in the style sheet. */
const SCRIPTS = {
  latin: { run: /[\u0020-\u007e\u00a0-\u024f\u2010-\u2026]+/g, range: "U+0000-02FF,U+2000-206F,U+20A8,U+2212" },
  devanagari: { run: /[\u0900-\u097f\u200c\u200d]+/g, range: "U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20B9,U+25CC,U+A830-A839,U+A8E0-A8FF" },
};

/** A device's typefaces that stand in for one of ours: first those named first. `local` are full names and PostScript names; `like` is measured. */
const MUKTA_BOLD = { Arial: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold", "Helvetica Bold", "Helvetica-Bold"], Roboto: ["Roboto Bold", "Roboto-Bold"], Noto: ["Noto Sans Devanagari Bold", "NotoSansDevanagari-Bold"] };
const NATIVE = ["Nirmala UI", "Kohinoor Devanagari", "KohinoorDevanagari-Regular"];
const NATIVE_BOLD = ["Nirmala UI Bold", "NirmalaUI-Bold", "Kohinoor Devanagari Bold", "KohinoorDevanagari-Bold"];
const STANDING_IN = [
  { family: "mukta", name: "Mukta 1", weights: [400], script: "latin", like: ["arimo", 400], local: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans", "Helvetica"] },
  { family: "mukta", name: "Mukta 1", weights: [600, 700], script: "latin", like: ["arimo", 700], local: MUKTA_BOLD.Arial },
  { family: "mukta", name: "Mukta 1", weights: [400], script: "devanagari", like: ["noto-sans-devanagari", 400], local: ["Noto Sans Devanagari", "NotoSansDevanagari-Regular"] },
  { family: "mukta", name: "Mukta 1", weights: [600, 700], script: "devanagari", like: ["noto-sans-devanagari", 700], local: MUKTA_BOLD.Noto },
  { family: "mukta", name: "Mukta 2", weights: [400], script: "latin", like: ["roboto", 400], local: ["Roboto", "Roboto-Regular"] },
  { family: "mukta", name: "Mukta 2", weights: [600, 700], script: "latin", like: ["roboto", 700], local: MUKTA_BOLD.Roboto },
  { family: "mukta", name: "Mukta 2", weights: [400], script: "devanagari", local: NATIVE },
  { family: "mukta", name: "Mukta 2", weights: [600, 700], script: "devanagari", local: NATIVE_BOLD },
  { family: "martel", name: "Martel 1", weights: [800], script: "latin", like: ["gelasio", 700], local: ["Georgia Bold", "Georgia-Bold", "Gelasio Bold"] },
  { family: "martel", name: "Martel 1", weights: [800], script: "devanagari", like: ["noto-serif-devanagari", 700], local: ["Noto Serif Devanagari Bold", "NotoSerifDevanagari-Bold"] },
  { family: "martel", name: "Martel 2", weights: [800], script: "latin", like: ["noto-serif", 700], local: ["Noto Serif Bold", "NotoSerif-Bold"] },
  { family: "martel", name: "Martel 2", weights: [800], script: "devanagari", local: NATIVE_BOLD },
];

/** The rules in every language, without keys, comments and placeables. */
async function rulesTexts() {
  const languages = (await readdir(messages, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const files = languages.map(async ({ name }) => (await readdir(path.join(messages, name))).filter((file) => file.startsWith("rules-")).map((file) => path.join(messages, name, file)));
  const texts = await Promise.all((await Promise.all(files)).flat().sort().map((file) => readFile(file, "utf8")));
  return texts.join("\n").split("\n").filter((line) => !line.startsWith("#")).map((line) => line.replace(/^[\w-]+ = /, "").replace(/\{[^}]*\}/g, "").trim()).join("\n");
}

/** @param {string} family @param {string} script @param {number} weight */
async function fontOf(family, script, weight) {
  const packed = await readFile(path.join("node_modules", "@fontsource", family, "files", `${family}-${script}-${weight}-normal.woff2`));
  const face = new Face(new Blob(new Uint8Array(await fontverter.convert(packed, "sfnt"))));
  const hhea = face.referenceTable("hhea");
  const view = new DataView(hhea.buffer, hhea.byteOffset, hhea.byteLength);
  const [ascent, descent, gap] = [4, 6, 8].map((at) => view.getInt16(at) / face.upem);
  return { font: new Font(face), upem: face.upem, ascent, descent: -descent, gap };
}

/** The length of all runs, in ems. */
function length({ font, upem }, runs) {
  let sum = 0;
  for (const run of runs) {
    const buffer = new Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    for (const glyph of buffer.getGlyphInfosAndPositions()) sum += glyph.xAdvance;
  }
  return sum / upem;
}

/** Half up, two places. @param {number} share */
const percent = (share) => `${Math.round(share * 1e4) / 100}%`;

const texts = await rulesTexts();
const faces = [];
for (const { family, name, weights, script, like, local } of STANDING_IN) {
  const runs = texts.match(SCRIPTS[script].run);
  for (const weight of weights) {
    const ours = await fontOf(family, script, weight);
    const size = like ? length(ours, runs) / length(await fontOf(like[0], script, like[1]), runs) : 1;
    const heights = `ascent-override:${percent(ours.ascent / size)};descent-override:${percent(ours.descent / size)};line-gap-override:${percent(ours.gap / size)}`;
    const fitted = like ? `size-adjust:${percent(size)};${heights}` : heights;
    faces.push(`@font-face{font-family:"${name}";font-weight:${weight};src:${local.map((one) => `local("${one}")`).join(",")};${fitted};unicode-range:${SCRIPTS[script].range}}`);
    console.log(`${name} ${weight} ${script}${like ? ` by ${like.join(" ")}: ${percent(size)}` : ""}`);
  }
}
await writeFile(out, `/* The typefaces of people's devices, as large and as wide as ours. Made by \`cargo xtask fonts\`. */\n\n${faces.join("\n")}\n`);
