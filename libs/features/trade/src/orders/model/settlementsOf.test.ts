import { describe, expect, it } from 'vitest';
import { settlementsOf } from './settlementsOf.ts';

const at = (time: string, price: number, quantity: number) => ({
  id: time,
  exchange_trade_id: '40712300',
  time,
  price,
  quantity,
});

describe('settlementsOf [I5A-10-SETTLEMENT]', () => {
  it('adds up what was traded at one price, day by day', () => {
    const [first, second, ...rest] = settlementsOf({
      trades: [
        at('2026-11-19T11:35:00+05:30', 1152.4, 4),
        at('2026-11-19T11:35:01+05:30', 1152.3, 5),
        at('2026-11-19T11:35:02+05:30', 1152.4, 6),
        at('2026-11-20T09:16:00+05:30', 1152.4, 25),
      ],
    });

    expect(first).toMatchObject({
      day: '2026-11-19',
      prices: [
        { price: 1152.4, quantity: 10 },
        { price: 1152.3, quantity: 5 },
      ],
      settlement: { settlesOn: '2026-11-20' },
    });
    expect(second).toMatchObject({ day: '2026-11-20', prices: [{ price: 1152.4, quantity: 25 }] });
    expect(rest).toEqual([]);
  });

  it('has nothing to say of an order without a trade', () => {
    expect(settlementsOf({ trades: [] })).toEqual([]);
  });
});
