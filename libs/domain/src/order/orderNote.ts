import { withoutDirection } from '../text/withoutDirection.ts';

/** What an order may carry of the client's own words; in characters. */
export const orderNoteBounds = { noteLength: 500, tagCount: 10, tagLength: 24 } as const;

const lineBreak = /\r\n?|\u2028|\u2029/g;
/** Controls, but for the break between two lines. */
const controls = /(?!\n)\p{Cc}/gu;
const blanks = /[\s\p{Cc}]+/gu;

/** Characters as a reader of the wire counts them: an emoji is one. */
function firstOf(text: string, length: number): string {
  return (text.match(/./gsu) ?? []).slice(0, length).join('').trim();
}

/** A note as it is kept: without blanks around it, controls and directions; null where nothing is left. */
export function tidyNote(text: string | null): string | null {
  const plain = withoutDirection(text ?? '')
    .replaceAll(lineBreak, '\n')
    .replaceAll(controls, '')
    .trim();
  return firstOf(plain, orderNoteBounds.noteLength) || null;
}

/** Tags as they are kept: each one line, trimmed, once, in the order in which they were typed. */
export function tidyTags(tags: readonly string[]): string[] {
  const plain = tags.map((tag) =>
    firstOf(withoutDirection(tag).replaceAll(blanks, ' ').trim(), orderNoteBounds.tagLength),
  );
  return [...new Set(plain.filter((tag) => tag !== ''))].slice(0, orderNoteBounds.tagCount);
}
