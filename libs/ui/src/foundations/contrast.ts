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

/** A colour that is laid over another one, and how much of it shows: 0–1. */
export interface Layer {
  colour: Oklch;
  share: number;
}

/**
 * Reads the token of a layer: `color-mix(in oklch, var(--text) 6%, transparent)`.
 *
 * @throws RangeError for any other notation.
 */
export function parseLayer(text: string, tokens: Readonly<Record<string, string>>): Layer {
  const match = /^color-mix\(in oklch, var\(--([\w-]+)\) ([\d.]+)%, transparent\)$/.exec(text.trim());
  const [, name = '', percent] = match ?? [];
  const colour = tokens[name];
  if (colour === undefined) throw new RangeError(`not a layer of a token: ${text}`);
  return { colour: parseOklch(colour), share: Number(percent) / 100 };
}

/** One linear channel as a screen encodes it, 0–1. */
function encoded(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
}

/** What a screen of 8 bits a channel makes of an encoded one: rounded, and linear again. */
function asShown(channel: number): number {
  const stepped = Math.round(channel * 255) / 255;
  return stepped <= 0.04045 ? stepped / 12.92 : ((stepped + 0.055) / 1.055) ** 2.4;
}

type Channels = readonly [red: number, green: number, blue: number];

/** By the matrices of CSS Color 4. */
function channels({ lightness, chroma, hue }: Oklch): Channels {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** As a browser lays a translucent colour over an opaque one: by the encoded channels. */
function under(ground: Channels, { colour, share }: Layer): Channels {
  const over = channels(colour);
  const mix = (index: 0 | 1 | 2) => over[index] * share + ground[index] * (1 - share);
  return [mix(0), mix(1), mix(2)];
}

/** Relative luminance of WCAG 2, 0–1. */
function luminance([red, green, blue]: Channels): number {
  return 0.2126 * asShown(red) + 0.7152 * asShown(green) + 0.0722 * asShown(blue);
}

/**
 * Contrast ratio of WCAG 2, from 1 (none) to 21 (black on white); the order does not matter.
 *
 * @param layer - lies over the other colour, as hover and press do.
 */
export function contrastRatio(one: Oklch, other: Oklch, layer?: Layer): number {
  const ground = channels(other);
  const shown = [luminance(channels(one)), luminance(layer ? under(ground, layer) : ground)];
  const [darker = 0, lighter = 0] = shown.toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}
