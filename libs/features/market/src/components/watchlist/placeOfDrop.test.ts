import { replayMove, type InstrumentRef } from '@wealth/domain';
import { expect, it } from 'vitest';
import { placeOfDrop } from './placeOfDrop.ts';

const ref = (symbol: string): InstrumentRef => ({ market: 'NSE', symbol });
const rows = ['A', 'B', 'C', 'D'].map(ref);

it.each([
  { moved: 'A', at: 'C', isAfter: false, result: 'BACD' },
  { moved: 'A', at: 'C', isAfter: true, result: 'BCAD' },
  { moved: 'D', at: 'A', isAfter: false, result: 'DABC' },
  { moved: 'A', at: 'D', isAfter: true, result: 'BCDA' },
  { moved: 'B', at: 'B', isAfter: true, result: 'ABCD' },
  { moved: 'BD', at: 'A', isAfter: false, result: 'BDAC' },
])(
  'a drop of $moved at $at, after it: $isAfter, gives $result [I4-5-DRAG]',
  ({ moved, at, isAfter, result }) => {
    const instruments = moved.split('').map(ref);
    const ids = new Set(instruments.map(({ symbol }) => `NSE:${symbol}`));
    const place = placeOfDrop(rows, ids, { id: `NSE:${at}`, isAfter });
    const list = { name: 'List', instruments: rows, columns: [], sort: null };
    const { instruments: after } = replayMove(list, { kind: 'place', instruments, place });
    expect(after.map(({ symbol }) => symbol).join('')).toBe(result);
  },
);
