// What a Devanagari typeface of a page keeps of its conjuncts: the whole of it is twice as heavy, and Hindi has little use for the rest.
//
// Kept is what the texts are shaped with; every consonant, bare, halved, before र and न, doubled, and every conjunct of the texts, each with every
// vowel sign, nasal sign and reph; and all pairs of a consonant that has no half form with any other, which would else stand apart with
// a virama. What is left of people's names and words is written with half forms, as Hindi may (Central Hindi Directorate: Devanagari
// script and standardization of Hindi spelling). `cutConjuncts` proves that all of that is drawn as the whole typeface draws it.
import { createRequire } from "node:module";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(path.join(process.cwd(), "package.json"));
const { Blob, Buffer: Run, Face, Font, TracePhase, shape, shapeWithTrace } = await import(pathToFileURL(require.resolve("harfbuzzjs")).href);

const VIRAMA = "\u094d";
const JOINER = "\u200d";
const letters = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
const CONSONANTS = [...letters(0x0915, 0x0928), ...letters(0x092a, 0x0930), "\u0932", "\u0933", ...letters(0x0935, 0x0939), "\u095c", "\u095d", ...[..."कखगजडढफ"].map((letter) => `${letter}\u093c`)];
/** Those with a round foot: typefaces halve them with a virama, if at all. */
const WITHOUT_HALF = [..."ङछटठडढदह"];
/** Pairs that readers know as one letter though their first could be halved. */
const CUSTOMARY = ["क्ष", "ज्ञ", "क्त", "प्त", "ञ्च", "ञ्ज", "त्स्न", "श्च", "श्ल", "श्व", "ष्ट", "ष्ठ", "स्त्र"];
const VOWEL_SIGNS = ["", ...letters(0x093e, 0x0945), ...letters(0x0947, 0x0949), "\u094b", "\u094c", VIRAMA];
const NASALS = ["", "\u0901", "\u0902"];
const REPH = `\u0930${VIRAMA}`;

/** @param {string} messages the folder of all languages @returns {Promise<string[]>} every word of every Hindi text */
export async function hindiWords(messages) {
  const home = path.join(messages, "hi");
  const texts = await Promise.all((await readdir(home)).sort().map((file) => readFile(path.join(home, file), "utf8")));
  return [...new Set(texts.join("\n").match(/[\u0900-\u097f\u200c\u200d]+/g))].sort();
}

/** @param {string[]} words @returns {string[]} the conjuncts in them, each once */
export function conjunctsOf(words) {
  const found = words.flatMap((word) => word.match(/(?:[\u0915-\u0939\u0958-\u095f]\u093c?\u094d\u200d?)+[\u0915-\u0939\u0958-\u095f]\u093c?/g) ?? []);
  return [...new Set(found)].sort();
}

/** All that must look as in the whole typeface. @param {string[]} words */
function samples(words) {
  const joined = [...CUSTOMARY, ...conjunctsOf(words), ...CONSONANTS.flatMap((one) => [`${one}${VIRAMA}र`, `${one}${VIRAMA}न`, `${one}${VIRAMA}${one}`])];
  const apart = WITHOUT_HALF.flatMap((one) => CONSONANTS.map((other) => one + VIRAMA + other));
  const bases = [...new Set([...CONSONANTS, ...joined, ...apart])];
  const syllables = bases.flatMap((base) => ["", REPH].flatMap((reph) => VOWEL_SIGNS.flatMap((sign) => NASALS.map((nasal) => reph + base + sign + nasal))));
  return [...new Set([...words, ...bases.map((base) => base + VIRAMA + JOINER), ...syllables])];
}

/** @param {Uint8Array} bytes */
const fontOf = (bytes) => new Font(new Face(new Blob(new Uint8Array(bytes))));

/** @param {Font} font @param {string} text */
function shaped(font, text) {
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  return run.getGlyphInfosAndPositions();
}

/** The glyphs that a text passes through before those that are drawn. @param {Font} font @param {string} text @returns {number[]} */
function passed(font, text) {
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  const steps = shapeWithTrace(font, run, [], 0, TracePhase.DONT_STOP);
  return steps.filter(({ glyphs }) => glyphs).flatMap(({ t }) => t.map(({ g }) => g));
}

/** What is drawn: each glyph's outline, place and advance. @param {Font} font @param {string} text */
const drawn = (font, text) => shaped(font, text).map(({ codepoint, xAdvance, xOffset, yOffset }) => [font.glyphToPath(codepoint), xAdvance, xOffset, yOffset].join()).join(";");

const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
const [GLYPHS, LETTERS, FEATURES] = [0, 1, 6];
const WRITABLE = 2;

/** The typeface with these glyphs and letters only; rules of layout that need another are left out. HarfBuzz's subsetter is asked directly, as no package says glyphs to it. */
async function subset(bytes, glyphs, text, features) {
  const { instance: { exports: hb } } = await WebAssembly.instantiate(await readFile(require.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")));
  hb._initialize();
  const memory = () => new Uint8Array(hb.memory.buffer);
  const tag = (name) => [...name].reduce((all, letter) => (all << 8) + letter.charCodeAt(0), 0);
  const at = hb.malloc(bytes.length);
  memory().set(bytes, at);
  const face = hb.hb_face_create(hb.hb_blob_create(at, bytes.length, WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const wanted = [[GLYPHS, glyphs], [LETTERS, [...text].map((letter) => letter.codePointAt(0))], [FEATURES, features.map(tag)]];
  for (const [kind, members] of wanted) {
    const set = hb.hb_subset_input_set(input, kind);
    hb.hb_set_clear(set);
    for (const member of members) hb.hb_set_add(set, member);
  }
  const cut = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
  const from = hb.hb_blob_get_data(cut, 0);
  return memory().slice(from, from + hb.hb_blob_get_length(cut));
}

/**
 * Leaves out what Hindi does not need of a typeface's conjuncts.
 * @param {Uint8Array} whole TrueType, with all conjuncts of its letters
 * @param {string} text its letters
 * @param {string[]} features
 * @param {string[]} words
 */
export async function cutConjuncts(whole, text, features, words) {
  const all = samples(words);
  const before = fontOf(whole);
  const glyphs = new Set(all.flatMap((sample) => shaped(before, sample).map(({ codepoint }) => codepoint)));
  const other = async () => {
    const after = fontOf(await subset(whole, [...glyphs], text, features));
    return all.filter((sample) => drawn(before, sample) !== drawn(after, sample));
  };
  // A few come about by way of glyphs that are never drawn.
  for (const sample of await other()) for (const glyph of passed(before, sample)) glyphs.add(glyph);
  const left = await other();
  if (left.length) throw new Error(`${left.length} of ${all.length} are drawn otherwise than before: ${left.slice(0, 40).join(" ")}`);
  return subset(whole, [...glyphs], text, features);
}
