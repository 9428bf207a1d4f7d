import { calendarDay, fromWire } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { averageAfter, averageLeft } from './averageAfter.ts';
import type { HeldLot } from '../tax/ticketTax.ts';

const lot = (id: string, quantity: number, price: number): HeldLot => ({
  id,
  boughtOn: calendarDay('2026-01-05'),
  quantity,
  cost: fromWire(quantity * price),
  charges: fromWire(1),
  bonusRecordedOn: null,
  transactionTax: fromWire(1),
});
const lots = { lots: [lot('1', 100, 1800), lot('2', 50, 1900), lot('3', 10, 2000)], held: 160 };

describe('averageLeft', () => {
  it.each([
    [0, 1843.75],
    [40, 1858.3333],
    [100, 1916.6667],
    [120, 1925],
    [159, 2000],
    [160, null],
    [161, null],
  ])('after %i are sold, the oldest first, is %s [I4B-D16]', (sold, average) => {
    expect(averageLeft(lots, sold)).toBe(average);
  });
});

describe('averageAfter', () => {
  it('of a purchase is that of all that is held then', () => {
    expect(averageAfter({ quantity: 10, average: 100 }, { quantity: 10, value: fromWire(2000) })).toBe(150);
  });
});
