import { clientActionFixtures, orderFixtures } from '@wealth/api-sdk/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinedRows, rowId, shownActions } from './joinedRows.ts';

const all = Object.values(clientActionFixtures);
const day = (at: number) => `2026-11-${String(at).padStart(2, '0')}`;
const orderOf = (at: number, minute: number) => ({
  ...orderFixtures.expired,
  id: `${at} ${minute}`,
  placed_at: `${day(at)}T09:${String(minute).padStart(2, '0')}:00+05:30`,
});

describe('the actions that stand among the orders [I5B-5-HISTORY]', () => {
  it('have changed the shares: no dividend, and none that is only announced', () => {
    expect(shownActions(all, {}).map(({ kind }) => kind)).toEqual(['bonus', 'split', 'demerger']);
    expect(shownActions([clientActionFixtures.announced], {})).toEqual([]);
  });

  it.each([
    [{ query: 'tarang' }, ['demerger']],
    [{ query: 'Aravalli' }, ['split', 'demerger']],
    [{ query: 'nobody' }, []],
    [{ side: 'BUY' as const }, []],
    [{ state: 'COMPLETE' as const }, []],
    [{ tag: 'rent' }, []],
  ])('obey the filters %j', (search, kinds) => {
    expect(shownActions(all, search).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('come before the orders of their ex-date, and after those of the days before', () => {
    const rows = joinedRows([orderOf(18, 0), orderOf(17, 0)], shownActions(all, {}), false);
    expect(rows.map((row) => (row.kind === 'order' ? row.order.id : row.action.kind))).toEqual([
      '18 0',
      'bonus',
      '17 0',
      'split',
      'demerger',
    ]);
  });

  it('are there once and in one order, wherever a page ends', () => {
    const orders = fc
      .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 0, max: 59 })), {
        selector: ([at, minute]) => at * 60 + minute,
        maxLength: 30,
      })
      .map((times) =>
        times
          .map(([at, minute]) => orderOf(at, minute))
          .toSorted((a, b) => (a.placed_at < b.placed_at ? 1 : -1)),
      );
    const actions = fc.array(fc.integer({ min: 1, max: 28 }), { maxLength: 10 }).map((days) =>
      shownActions(
        days.map((at, index) => ({
          ...clientActionFixtures.split,
          id: `split ${index}`,
          ex_date: day(at),
        })),
        {},
      ),
    );
    fc.assert(
      fc.property(orders, actions, fc.nat(30), (read, among, cut) => {
        const whole = joinedRows(read, among, false).map(rowId);
        const part = joinedRows(read.slice(0, cut), among, cut < read.length).map(rowId);
        expect(new Set(whole).size).toBe(read.length + among.length);
        // What is shown of the first pages stays where it is when the others come.
        expect(whole.slice(0, part.length)).toEqual(part);
      }),
    );
  });
});
