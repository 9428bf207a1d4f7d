/** A colour of the theme: lightness 0–1, chroma, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/**
 * Reads an opaque `oklch(…)` of colours.css.
 *
 * @throws RangeError for any other notation: contrast is only defined between two opaque colours.
 */
export function parseOklch(text: string): Oklch {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text.trim());
  if (!match) throw new RangeError(`not an opaque oklch colour: ${text}`);
  const [, lightness, chroma, hue] = match.map(Number);
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 };
}

/** What a screen of 8 bits a channel makes of one linear channel: clipped, rounded, linear again. */
function asShown(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  const stepped = Math.round(encoded * 255) / 255;
  return stepped <= 0.04045 ? stepped / 12.92 : ((stepped + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of WCAG 2, 0–1, by the matrices of CSS Color 4. */
function luminance({ lightness, chroma, hue }: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  return 0.2126 * asShown(red) + 0.7152 * asShown(green) + 0.0722 * asShown(blue);
}

/** Contrast ratio of WCAG 2, from 1 (none) to 21 (black on white); the order does not matter. */
export function contrastRatio(one: Oklch, other: Oklch): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}
