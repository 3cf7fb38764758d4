/**
 * The drawings of the seeds: eight of a kind, as SVG symbols that every board on the page shares.
 * The light always comes from the upper left, so a seed is never turned when it moves.
 */
import { noise } from "./packing.js";

const SVG = "http://www.w3.org/2000/svg";
/** Drawings of one kind. */
export const DRAWINGS = 8;

/**
 * @typedef {object} Kind
 * @property {number} rx half axes in a box of 24
 * @property {number} ry
 * @property {number} exponent of the superellipse
 * @property {number} [wave] how uneven the outline is, 1 unless said
 * @property {(drawing: number) => string} detail what is drawn on the seed, in its own turned box
 */

/** @type {Record<string, Kind>} */
const KINDS = {
  imli: {
    rx: 10.6,
    ry: 8.2,
    exponent: 2.45,
    detail: () => `<ellipse class="seed-line" rx="6" ry="4.4"/>`,
  },
  kauri: {
    rx: 10.4,
    ry: 7.9,
    exponent: 2.1,
    detail: (drawing) => (drawing % 2 === 0 ? kauriSlit() : `<ellipse class="seed-dome" rx="5.6" ry="3.9"/>`),
  },
  nickernut: {
    rx: 9.9,
    ry: 9.1,
    exponent: 2.1,
    detail: () => `<ellipse class="seed-line" rx="6.6" ry="6"/><ellipse class="seed-line" rx="3.6" ry="3.2"/>`,
  },
  pebble: {
    rx: 10.6,
    ry: 8.6,
    exponent: 2.2,
    wave: 2,
    detail: () => "",
  },
  bean: {
    rx: 10.6,
    ry: 7.2,
    exponent: 2.3,
    detail: () => `<ellipse class="seed-hilum" cx="-1" cy="-4.6" rx="2.6" ry="1"/>`,
  },
};

/** The toothed slit on the flat side of a cowrie. */
function kauriSlit() {
  const teeth = Array.from({ length: 6 }, (_, i) => {
    const x = -6 + i * 2.4;
    return `M${x} ${-1.9 + noise(i, 1) * 0.4}V1.9`;
  }).join("");
  return `<path class="seed-slit" d="M-8 .3C-4 -.9 4 -.9 8 .3"/><path class="seed-teeth" d="${teeth}"/>`;
}

/** A superellipse of 14 points, its radius varied by two sines, smoothed. @param {Kind} kind @param {number} drawing */
function outline(kind, drawing) {
  const points = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * 2 * Math.PI;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const uneven = kind.wave ?? 1;
    const wave = 1 + uneven * 0.03 * Math.sin(2 * angle + drawing * 1.7) + uneven * 0.032 * Math.sin(3 * angle + drawing * 2.9);
    const power = 2 / kind.exponent;
    return [Math.sign(cos) * Math.abs(cos) ** power * kind.rx * wave, Math.sign(sin) * Math.abs(sin) ** power * kind.ry * wave];
  });
  /** @param {number} i */
  const at = (i) => points[(i + 14) % 14];
  const pieces = points.map((_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...c1, ...c2, ...to].map((v) => v.toFixed(2)).join(" ")}`;
  });
  return `M${points[0].map((v) => v.toFixed(2)).join(" ")}${pieces.join("")}Z`;
}

const TURNS = [-14, 8, 38, -4, 78, -42, 46, -26];

/** @param {string} name @param {Kind} kind */
function symbols(name, kind) {
  return Array.from({ length: DRAWINGS }, (_, drawing) => {
    const tone = drawing % 4;
    const turn = TURNS[drawing];
    return (
      `<symbol id="seed-${name}-${drawing}" viewBox="0 0 32 32" overflow="visible">` +
      `<ellipse class="seed-shadow" cx="17" cy="19.2" rx="12.6" ry="10.2" fill="url(#seed-shade)"/>` +
      `<g transform="translate(16 16) rotate(${turn})"><path class="seed-body seed-${name}" fill="url(#seed-${name}-fill-${tone}-${drawing})" d="${outline(kind, drawing)}"/>${kind.detail(drawing)}</g>` +
      `<ellipse class="seed-light" transform="translate(12.2 11) rotate(-28)" rx="3.9" ry="2.3" fill="url(#seed-shine)"/></symbol>` +
      fill(name, tone, drawing, turn)
    );
  }).join("");
}

/** The radial light of one drawing, turned back so that it stays upper left. @param {string} name @param {number} tone @param {number} drawing @param {number} turn */
function fill(name, tone, drawing, turn) {
  const stops = ["light", "mid", "deep"]
    .map((stop, i) => `<stop offset="${[0, 0.5, 1][i]}" class="seed-stop-${stop} seed-${name}-${tone}"/>`)
    .join("");
  return `<radialGradient id="seed-${name}-fill-${tone}-${drawing}" gradientUnits="userSpaceOnUse" cx="-4.500" cy="-5.500" r="15.500" gradientTransform="rotate(${-turn})">${stops}</radialGradient>`;
}

/** Puts the drawings of a kind into the page, once. @param {string} name */
export function ensureDrawings(name) {
  const id = `seed-drawings-${name}`;
  if (document.getElementById(id)) return;
  const kind = KINDS[name];
  const sheet = document.createElementNS(SVG, "svg");
  sheet.id = id;
  sheet.setAttribute("class", "seed-drawings");
  sheet.setAttribute("aria-hidden", "true");
  const shared = document.getElementById("seed-shade")
    ? ""
    : `<radialGradient id="seed-shade"><stop offset=".35" stop-color="#1A0E06" stop-opacity=".5"/><stop offset="1" stop-color="#1A0E06" stop-opacity="0"/></radialGradient>` +
      `<radialGradient id="seed-shine"><stop offset="0" stop-color="#FFF" stop-opacity=".78"/><stop offset="1" stop-color="#FFF" stop-opacity="0"/></radialGradient>`;
  sheet.innerHTML = `<defs>${shared}${symbols(name, kind)}</defs>`;
  document.body.append(sheet);
}

/** One seed, as an element to be moved by transforms. @param {string} kind @param {number} id */
export function seedElement(kind, id) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "bb-seed");
  svg.setAttribute("viewBox", "0 0 32 32");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#seed-${kind}-${drawingOf(id)}`);
  svg.append(use);
  return svg;
}

/** @param {number} id */
export function drawingOf(id) {
  return Math.floor(noise(id, 2) * DRAWINGS);
}
