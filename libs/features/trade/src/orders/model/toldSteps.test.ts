import type { OrderStatus } from '@wealth/api-sdk/model';
import { describe, expect, it } from 'vitest';
import { toldSteps, type StepWithTrades } from './orderSteps.ts';

const stepOf = (status: OrderStatus, index: number): StepWithTrades => ({
  id: `${index} ${status}`,
  status,
  time: '2026-11-19T11:35:00+05:30',
  reason: null,
  mark: 'done',
  at: Date.parse('2026-11-19T11:35:00+05:30'),
  dueBy: null,
  trades:
    status === 'PARTIAL'
      ? [
          {
            id: String(index),
            exchange_trade_id: '40712300',
            price: 1,
            quantity: 2,
            time: '2026-11-19T11:35:00+05:30',
          },
        ]
      : [],
});
const tell = (...statuses: OrderStatus[]) =>
  toldSteps(statuses.map(stepOf)).map(({ status, folded, trades }) => `${status} ${folded} ${trades.length}`);
const fills = (count: number) => Array.from({ length: count }, (): OrderStatus => 'PARTIAL');

describe('the steps of an order that are told [I4B-D24]', () => {
  it('are all of them where the fills are few', () => {
    expect(tell('OPEN', ...fills(3), 'COMPLETE')).toEqual([
      'OPEN 0 0',
      'PARTIAL 0 1',
      'PARTIAL 0 1',
      'PARTIAL 0 1',
      'COMPLETE 0 0',
    ]);
  });

  it('have a long run of fills as one', () => {
    expect(tell('OPEN', ...fills(534), 'COMPLETE')).toEqual(['OPEN 0 0', 'PARTIAL 534 534', 'COMPLETE 0 0']);
  });

  it('have what lies between two runs on its place', () => {
    expect(tell(...fills(6), 'OPEN', ...fills(7))).toEqual(['PARTIAL 6 6', 'OPEN 0 0', 'PARTIAL 7 7']);
  });
});
