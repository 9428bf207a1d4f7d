/** What stands in a figure beside digits is narrower or wider than they are; in ems of the display face, rounded up. */
const narrow = /[,.\s·]/u;
const wide = /[—%]/u;

/**
 * How wide a figure is, in ems of its own size, with a little to spare: what lets it step down before it would leave
 * its box. Digits are tabular, so that the text alone decides.
 */
export function figureWidth(text: string): number {
  let ems = 0;
  for (const character of text) {
    if (narrow.test(character)) ems += 0.25;
    else if (wide.test(character)) ems += 1.1;
    else ems += 0.64;
  }
  return ems;
}
