import { describe, expect, it } from 'vitest';
import { figureWidth } from './figureWidth.ts';

describe('figureWidth', () => {
  // Measured in Figtree at weight 600 with tabular digits.
  it.each([
    { text: '₹99,99,99,99,999.99', drawn: 9.99 },
    { text: '−₹30,797.00', drawn: 6.1 },
    { text: '+17.42%', drawn: 4.3 },
    { text: '—', drawn: 1.1 },
  ])('of $text leaves room for the $drawn em that are drawn, and not much more [I3A-LOOK-3]', (example) => {
    const { text, drawn } = example;
    expect(figureWidth(text)).toBeGreaterThanOrEqual(drawn);
    expect(figureWidth(text)).toBeLessThan(drawn * 1.15);
  });
});
