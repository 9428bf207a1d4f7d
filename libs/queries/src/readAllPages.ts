import type { CursorPage } from './pagesOf.ts';

/** Pages of one list: 100,000 rows where the server answers 200 at once. */
const usualCap = 500;

export interface ReadAllOptions {
  /** The most pages that are asked for. @default 500 */
  cap?: number;
}

/**
 * All pages of a list behind a cursor, in their order.
 *
 * @throws RangeError when the list does not end: a cursor comes twice, or there are more pages than the cap. A part of
 *   the rows would pass for all of them.
 */
export async function readAllPages<Page extends CursorPage>(
  read: (cursor: string | undefined) => Promise<Page>,
  { cap = usualCap }: ReadAllOptions = {},
): Promise<Page[]> {
  const pages: Page[] = [];
  const asked = new Set<string>();
  let cursor: string | undefined;
  while (pages.length < cap) {
    const page = await read(cursor);
    pages.push(page);
    if (page.next_cursor === null) return pages;
    if (asked.has(page.next_cursor)) throw new RangeError('a cursor of a list has come twice');
    cursor = page.next_cursor;
    asked.add(cursor);
  }
  throw new RangeError(`a list has more than ${cap} pages`);
}
