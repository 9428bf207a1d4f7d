import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderEnds, orderSearch, type OrderSearch } from './orderSearch.ts';

/** What an address with these words says. */
function addressed(search: OrderSearch): Record<string, string> {
  const said = Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return Object.fromEntries(new URLSearchParams(new URLSearchParams(said).toString()));
}

describe('the search of the order history [I5A-7-HISTORY] [I5A-7-TAGS]', () => {
  it('reads what its address says, whatever is asked for', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const searches = fc.record({
      side: fc.constantFrom('BUY', 'SELL', undefined),
      state: fc.constantFrom(...orderEnds, undefined),
      query: fc.option(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text),
        { nil: undefined },
      ),
      tag: fc.option(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => text.trim() === text),
        { nil: undefined },
      ),
      from: fc.option(day, { nil: undefined }),
      to: fc.option(day, { nil: undefined }),
    });
    fc.assert(
      fc.property(searches, (search) => {
        const known = orderSearch(search);
        expect(orderSearch(addressed(known))).toEqual(known);
      }),
    );
  });

  it.each([
    [{ side: 'buy' }, {}],
    [{ side: 'SELL' }, { side: 'SELL' }],
    [{ state: 'REJECTED' }, { state: 'REJECTED' }],
    [{ state: 'OPEN' }, {}],
    [{ state: ['COMPLETE'] }, {}],
    [{ query: '   ' }, {}],
    [{ query: ` ${'x'.repeat(70)}` }, { query: 'x'.repeat(64) }],
    [{ query: 123 }, { query: '123' }],
    [{ query: { ARAV: 1 } }, {}],
    [{ tag: ' earnings ' }, { tag: 'earnings' }],
    [{ tag: 2026 }, { tag: '2026' }],
    [{ tag: true }, { tag: 'true' }],
    [{ tag: 'x'.repeat(30) }, { tag: 'x'.repeat(24) }],
    [{ tag: `${'x'.repeat(23)}𑂚` }, { tag: 'x'.repeat(23) }],
    [{ tag: ['a'] }, {}],
    [{ from: '2026-02-31', to: '2026-04-01' }, { to: '2026-04-01' }],
    [{ from: '2026-04-02', to: '2026-04-01' }, { from: '2026-04-02' }],
    [{ from: '2026-4-1', to: 20260401 }, {}],
    [{ from: ['2026-04-01'], moon: 1 }, {}],
  ])('makes of %j no more than %j', (search, known) => {
    expect(orderSearch(search)).toEqual({
      side: undefined,
      state: undefined,
      query: undefined,
      tag: undefined,
      from: undefined,
      to: undefined,
      ...known,
    });
  });
});
