import { describe, expect, it } from 'vitest';
import { contrastRatio, parseOklch } from '../foundations/contrast.ts';
import { contrastRules } from '../foundations/contrastPairs.ts';
import { readThemes, type Tokens } from './readThemes.ts';

const themes = [...readThemes()];
const cases = themes.flatMap(([theme, tokens]) =>
  contrastRules.flatMap(({ foreground, backgrounds, least }) =>
    backgrounds.map((background) => ({ theme, tokens, foreground, background, least })),
  ),
);

function colour(tokens: Tokens, name: string) {
  const value = tokens[name];
  if (value === undefined) throw new RangeError(`no token ${name}`);
  return parseOklch(value);
}

describe('the contrast of the theme', () => {
  it('is measured as WCAG does', () => {
    const black = parseOklch('oklch(0 0 0)');
    const white = parseOklch('oklch(1 0 0)');
    // #767676, the lightest grey that passes AA on white.
    const grey = parseOklch('oklch(0.5658 0 0)');
    expect(contrastRatio(black, white)).toBeCloseTo(21, 5);
    expect(contrastRatio(white, grey)).toBeCloseTo(4.54, 2);
    expect(() => parseOklch('oklch(0.22 0.025 228 / 0.44)')).toThrow(RangeError);
  });

  it.each(cases)('$theme: $foreground on $background is at least $least', (example) => {
    const ratio = contrastRatio(
      colour(example.tokens, example.foreground),
      colour(example.tokens, example.background),
    );
    expect(ratio).toBeGreaterThanOrEqual(example.least);
  });

  it.each(themes)('%s overrides no token that light does not have', (_theme, tokens) => {
    expect(Object.keys(tokens)).toEqual(Object.keys(themes[0]?.[1] ?? {}));
  });
});

describe('gain and loss', () => {
  /** Fraction of the way from green to red that is left to a person who sees neither: lightness and blue–yellow. */
  function distance(tokens: Tokens): number {
    const gain = colour(tokens, 'positive');
    const loss = colour(tokens, 'negative');
    const blueYellow = (of: typeof gain) => of.chroma * Math.sin((of.hue * Math.PI) / 180);
    return Math.hypot(gain.lightness - loss.lightness, blueYellow(gain) - blueYellow(loss));
  }

  it.each([
    ['light', 'light and safe'],
    ['dark', 'dark and safe'],
  ])('in %s are further apart without red and green in the safe palette', (standard, safe) => {
    const tokens = new Map(themes);
    expect(distance(tokens.get(safe) ?? {})).toBeGreaterThan(2 * distance(tokens.get(standard) ?? {}));
  });
});
