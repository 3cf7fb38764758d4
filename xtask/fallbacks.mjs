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

/** What devices have, by full name and PostScript name, in normal and in bold type. */
const ARIAL = { normal: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans", "Helvetica"], bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold", "Helvetica Bold", "Helvetica-Bold"] };
const ROBOTO = { normal: ["Roboto", "Roboto-Regular"], bold: ["Roboto Bold", "Roboto-Bold"] };
const NOTO = { normal: ["Noto Sans Devanagari", "NotoSansDevanagari-Regular"], bold: ["Noto Sans Devanagari Bold", "NotoSansDevanagari-Bold"] };
const NOTO_SERIF = { bold: ["Noto Serif Bold", "NotoSerif-Bold"] };
const NOTO_SERIF_DEVANAGARI = { bold: ["Noto Serif Devanagari Bold", "NotoSerifDevanagari-Bold"] };
const GEORGIA = { bold: ["Georgia Bold", "Georgia-Bold", "Gelasio Bold"] };
const BUILT_IN = { normal: ["Nirmala UI", "Kohinoor Devanagari", "KohinoorDevanagari-Regular"], bold: ["Nirmala UI Bold", "NirmalaUI-Bold", "Kohinoor Devanagari Bold", "KohinoorDevanagari-Bold"] };

/** Which stand in for ours, in the order in which they are looked for; `like` is the package that is measured. */
const STANDING_IN = [
  { ours: "mukta", as: "Mukta 1", script: "latin", device: ARIAL, like: "arimo" },
  { ours: "mukta", as: "Mukta 1", script: "devanagari", device: NOTO, like: "noto-sans-devanagari" },
  { ours: "mukta", as: "Mukta 2", script: "latin", device: ROBOTO, like: "roboto" },
  { ours: "mukta", as: "Mukta 2", script: "devanagari", device: BUILT_IN },
  { ours: "martel", as: "Martel 1", script: "latin", device: GEORGIA, like: "gelasio" },
  { ours: "martel", as: "Martel 1", script: "devanagari", device: NOTO_SERIF_DEVANAGARI, like: "noto-serif-devanagari" },
  { ours: "martel", as: "Martel 2", script: "latin", device: NOTO_SERIF, like: "noto-serif" },
  { ours: "martel", as: "Martel 2", script: "devanagari", device: BUILT_IN },
];
/** Our weights, and what a device shows for each: its type is normal or bold. */
const WEIGHTS = { mukta: [400, 600, 700], martel: [800] };
const BOLD = 700;

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

/** Two places. @param {number} share */
const percent = (share) => `${Math.round(share * 1e4) / 100}%`;

const texts = await rulesTexts();
const faces = [];
for (const { ours, as, script, device, like } of STANDING_IN) {
  const runs = texts.match(SCRIPTS[script].run);
  for (const weight of WEIGHTS[ours]) {
    const names = weight < 600 ? device.normal : device.bold;
    const font = await fontOf(ours, script, weight);
    const size = like ? length(font, runs) / length(await fontOf(like, script, weight < 600 ? weight : BOLD), runs) : 1;
    const heights = `ascent-override:${percent(font.ascent / size)};descent-override:${percent(font.descent / size)};line-gap-override:${percent(font.gap / size)}`;
    const fitted = like ? `size-adjust:${percent(size)};${heights}` : heights;
    faces.push(`@font-face{font-family:"${as}";font-weight:${weight};src:${names.map((name) => `local("${name}")`).join(",")};${fitted};unicode-range:${SCRIPTS[script].range}}`);
    console.log(`${as} ${weight} ${script}: ${like ? `${percent(size)} of ${like}` : "heights alone"}`);
  }
}
await writeFile(out, `/* The typefaces of people's devices, as large and as wide as ours. Made by \`cargo xtask fonts\`. */\n\n${faces.join("\n")}\n`);
