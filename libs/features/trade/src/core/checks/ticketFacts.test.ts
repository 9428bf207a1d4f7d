import { fromWire } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { codesOf, readings, start } from '../../testing/ticketReadings.ts';
import { openStatus, shareFixture } from '../../testing/ticketServer.ts';
import { withGttLimit } from '../drafts/gttOfOrder.ts';
import { lacksNextDay, ticketFactsOf } from './ticketFacts.ts';
import type { TicketState } from '../drafts/ticketState.ts';

/** The ticket asks it for the mode alone: what the exchange does follows from the clock. */
const closed = openStatus;
const evening = Date.parse('2026-11-20T18:00:00+05:30');
/** After a Friday whose close lies below today's lowest price. */
const nextDay = {
  day: '2026-11-23',
  previous_close: 880,
  tick_size: 0.05,
  lower_band: 792,
  upper_band: 968,
};
const share = { ...shareFixture, next_day: nextDay };
const limitAt = (rupees: number) => ({ ...start, price: fromWire(rupees), quantity: 40 });

describe('an order that is kept for another day [I4B-A3]', () => {
  it.each([
    ['the evening', '2026-11-20T18:00:00+05:30'],
    ['a Saturday', '2026-11-21T12:00:00+05:30'],
    ['a Sunday', '2026-11-22T23:59:59+05:30'],
  ])('is held against the band, the step and the close of that day: on %s', (_, time) => {
    const facts = ticketFactsOf(readings({ share, status: closed, now: Date.parse(time) }));

    expect(facts.on).toBe('2026-11-23');
    expect(facts.instrument).toMatchObject({
      band: { lower: fromWire(792), upper: fromWire(968), on: '2026-11-23' },
      tickSize: fromWire(0.05),
    });
    expect(facts.quote?.lastPrice).toBe(fromWire(880));
  });

  it('meets no band of a day that is over, nor one that nobody has told', () => {
    const known = { share, status: closed, now: evening };
    expect(codesOf(limitAt(800.05), known)).not.toContain('outsideBand');
    expect(codesOf(limitAt(1000), known)).toContain('outsideBand');
    const unknown = { ...known, share: { ...share, next_day: { ...nextDay, day: '2026-11-24' } } };
    expect(ticketFactsOf(readings(unknown)).instrument.band).toBeNull();
    expect(lacksNextDay({ share: unknown.share, facts: ticketFactsOf(readings(unknown)) })).toBe(true);
    expect(lacksNextDay({ share, facts: ticketFactsOf(readings(known)) })).toBe(false);
  });

  it('is held against today’s band once its day has come, and where the market is open at any hour', () => {
    const today = { lower: fromWire(898.8), upper: fromWire(1098.4) };
    const morning = readings({ share, status: closed, now: Date.parse('2026-11-23T07:00:00+05:30') });
    expect(ticketFactsOf(morning).instrument.band).toEqual(today);
    const always = readings({ share, status: { ...closed, mode: 'always-open' }, now: evening });
    expect(ticketFactsOf(always).instrument.band).toEqual(today);
  });

  it('and has no limit gets one inside of that day’s band when it is kept as a GTT', () => {
    const kept: TicketState = {
      ...start,
      side: 'SELL',
      validity: 'GTT',
      price: null,
      triggerPrice: fromWire(800),
      keptOrderId: 'one',
    };
    expect(withGttLimit(kept, share, evening).price).toBe(fromWire(792));
    expect(withGttLimit(kept, shareFixture, evening).price).toBe(fromWire(898.8));
  });
});
