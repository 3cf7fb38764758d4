/** Icons: a box of 24, round ends, no fills. Each stands beside its word. */

const SVG = "http://www.w3.org/2000/svg";

/** @type {Record<string, string>} */
const PATHS = {
  back: "M9 7 4.500 11.500 9 16M5 11.500h9a5 5 0 0 1 0 10h-2",
  redo: "M15 7l4.500 4.500L15 16M19 11.500h-9a5 5 0 0 0 0 10h2",
  sprout: "M12 21v-9M12 13C12 9 8.500 7.500 4 7.500 4 11.500 7 13.500 12 13ZM12 11C12 6.500 15.500 4.500 20 4.500 20 9 17 11.500 12 11Z",
  plus: "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM12 8.500v7M8.500 12h7",
  chart: "M4 4v16h16M7.500 15l3.500-4 3 2.500 5-6",
  again: "M19 12a7 7 0 1 1-2.200-5.100M17 3.500V7.200h-3.700",
  computer: "M12 3.500c4 3 6.500 6 6.500 10a6.500 6.500 0 0 1-13 0c0-4 2.500-7 6.500-10ZM9.600 13v.6M14.400 13v.6M9.800 16.600c1.300 1 3.100 1 4.400 0",
  person: "M12 12.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20.500c.8-3.600 3.600-5.500 7.500-5.500s6.700 1.900 7.500 5.500",
  first: "M12 6l-6 6 6 6M18 6l-6 6 6 6",
  previous: "M14.500 6l-6 6 6 6",
  next: "M9.500 6l6 6-6 6",
  last: "M12 6l6 6-6 6M6 6l6 6-6 6",
  left: "M19 12H5M11 6l-6 6 6 6",
  right: "M5 12h14M13 6l6 6-6 6",
  stop: "M7 7h10v10H7Z",
  draw: "M12 4v16M8.500 8 4.500 12l4 4M15.500 8l4 4-4 4",
  flag: "M6 20.500V4M6 4.500c4-2 7 2 12 0v8.500c-5 2-8-2-12 0",
  link: "M10 14a4 4 0 0 0 5.700 0l3.300-3.300a4 4 0 0 0-5.700-5.700L12 6.300M14 10a4 4 0 0 0-5.700 0L5 13.300a4 4 0 0 0 5.700 5.700L12 17.700",
  torn: "M4 12h4M16 12h4M9 8 7 5.500M15 8l2-2.500M9 16l-2 2.500M15 16l2 2.500",
  close: "M6 6l12 12M18 6 6 18",
};

/** @param {string} name */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
