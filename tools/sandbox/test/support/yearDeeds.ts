import { calendarDay, istInstant, type CalendarDay } from '@wealth/domain';
import { expect } from 'vitest';
import { control, quoteOf, type Trader, type Wish } from '../../simulator/createTrader.ts';
import type { SimulatedSandbox } from '../../simulator/openSimulatedSandbox.ts';
import { call } from './api.ts';

const share = (symbol: string, market: 'NSE' | 'BSE' = 'NSE') => ({ market, symbol });

type Deed =
  | { on: string; side: Wish['side']; instrument: Wish['instrument']; quantity: number }
  | { on: string; action: Record<string, unknown> };

/** What the client and the companies do, in order of time. */
export const deeds: readonly Deed[] = [
  { on: '2026-02-05', side: 'BUY', instrument: share('AUSHADHI'), quantity: 10 },
  { on: '2026-02-05', side: 'BUY', instrument: share('ARAVBANK', 'BSE'), quantity: 12 },
  { on: '2026-02-23', side: 'SELL', instrument: share('LOHASTEEL'), quantity: 33 },
  { on: '2026-02-23', side: 'BUY', instrument: share('NEELINFO'), quantity: 8 },
  { on: '2026-03-12', side: 'SELL', instrument: share('ARAVBANK', 'BSE'), quantity: 25 },
  {
    on: '2026-03-25',
    action: { ...share('AUSHADHI'), kind: 'split', after: 2, before: 1, ex_date: '2026-04-10' },
  },
  { on: '2026-04-16', side: 'SELL', instrument: share('AUSHADHI'), quantity: 51 },
  { on: '2026-04-16', side: 'BUY', instrument: share('RATHMOTOR'), quantity: 2 },
  // The running account has paid out what was left: proceeds of the day pay for its purchases.
  { on: '2026-05-14', side: 'SELL', instrument: share('RATHMOTOR'), quantity: 2 },
  { on: '2026-05-14', side: 'BUY', instrument: share('SANCHTEL'), quantity: 7 },
  {
    on: '2026-05-14',
    action: { ...share('NEELINFO'), kind: 'bonus', after: 2, before: 1, ex_date: '2026-06-05' },
  },
  // More than was bought: shares of the bonus go too, that have cost nothing. That of MOHARAMC comes by itself on 19 June.
  { on: '2026-07-09', side: 'SELL', instrument: share('NEELINFO'), quantity: 12 },
  {
    on: '2026-07-31',
    action: { ...share('AGNIPETRO'), kind: 'dividend', amount: 30, ex_date: '2026-08-20' },
  },
  {
    on: '2026-09-10',
    action: {
      ...share('SHESHTECH'),
      kind: 'demerger',
      after: 1,
      before: 1,
      cost_percent: 22.5,
      new_symbol: 'DHOGAMBE',
      ex_date: '2026-09-24',
    },
  },
  { on: '2026-10-15', side: 'SELL', instrument: share('SHESHTECH'), quantity: 11 },
  { on: '2026-11-05', side: 'SELL', instrument: share('AGNIPETRO', 'BSE'), quantity: 30 },
  { on: '2026-11-05', side: 'BUY', instrument: share('ARAVBANK'), quantity: 9 },
  { on: '2026-12-10', side: 'SELL', instrument: share('DHOGAMBE'), quantity: 8 },
  { on: '2027-01-14', side: 'SELL', instrument: share('LOHASTEEL'), quantity: 101 },
  { on: '2027-01-14', side: 'SELL', instrument: share('URJASTOR'), quantity: 21 },
  { on: '2027-01-28', side: 'SELL', instrument: share('MOHARAMC'), quantity: 7 },
  { on: '2027-01-28', side: 'BUY', instrument: share('SANCHTEL', 'BSE'), quantity: 4 },
];
export const lastDay = calendarDay('2027-02-12');

async function toClock(simulated: SimulatedSandbox, day: CalendarDay, minute: number): Promise<void> {
  const now = new Date(istInstant(day, minute)).toISOString();
  expect((await control(simulated, 'clock', { now })).status).toBe(200);
}

/** The least that an order may come to, and some; rupees. */
const leastValue = 21_000;

async function trade(
  simulated: SimulatedSandbox,
  trader: Trader,
  { deed, at }: { deed: Extract<Deed, { side: unknown }>; at: number },
) {
  const { side, instrument, quantity } = deed;
  const last = (await quoteOf(simulated, instrument))?.last_price ?? 0;
  const wish = {
    instrument,
    side,
    quantity: Math.max(quantity, Math.ceil(leastValue / last)),
    order_type: 'MARKET',
    validity: 'DAY',
  } as const;
  const key = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
  const reply = await trader.place(wish, key);
  expect([deed, reply.status, reply.data]).toEqual([deed, 200, expect.anything()]);
  simulated.pass(40_000);
  simulated.round();
}

/** Lives the year, to the evening of its last day. */
export async function liveYear(simulated: SimulatedSandbox, trader: Trader): Promise<void> {
  let today = '';
  for (const [at, deed] of deeds.entries()) {
    if (deed.on !== today) await toClock(simulated, calendarDay(deed.on), 11 * 60);
    today = deed.on;
    if ('action' in deed) {
      const reply = await call(simulated.sandbox(), 'POST /sandbox/v1/action', { json: deed.action });
      expect([deed.action, reply.status]).toEqual([deed.action, 200]);
    } else await trade(simulated, trader, { deed, at });
  }
  await toClock(simulated, lastDay, 18 * 60);
}
