import { fromWire, isAlertReached, type AlertReading } from '@wealth/domain';
import type { Tick, TradedDay, TradeReading } from '../engine/index.ts';
import { changesOf } from '../engine/quotes/quote.ts';
import type { StoredAlert } from './alertTable.ts';

/** What a round or a quote says of a price. */
export type AlertPrice = Pick<
  Tick,
  'market' | 'symbol' | 'lastPrice' | 'change' | 'changePercent' | 'volume' | 'trades'
>;

/** A change of an alert at its instant. */
export interface AlertStep {
  alert: StoredAlert;
  /** The new state of an alert: fired for good, paused until its figure is back, armed again, or suspended. */
  state: 'fired' | 'armed' | 'suspended';
  /** Epoch milliseconds. */
  at: number;
  /** The last price at that instant; of no meaning where it is set aside. */
  price: number;
}

/** What a round does not say, read only for the alerts that ask for it. */
export interface AlertReads {
  week52: () => AlertReading['week52'];
  averageCost: (alert: StoredAlert) => AlertReading['averageCost'];
}

const minuteMs = 60_000;

/** What a round says, trade by trade; of an index its level at the end. @param at - Epoch milliseconds of the end. */
function readingsOf(tick: AlertPrice, at: number): TradeReading[] {
  const { lastPrice, change, changePercent, volume, trades } = tick;
  if (trades.length === 0) return [{ at, lastPrice, changePercent, volume }];
  const previousClose = fromWire(lastPrice) - fromWire(change);
  let left = trades.reduce((sum, { quantity }) => sum + quantity, 0);
  return trades.map((trade) => {
    left -= trade.quantity;
    const figures = changesOf(fromWire(trade.price), previousClose);
    return {
      at: trade.at,
      lastPrice: trade.price,
      changePercent: figures.changePercent,
      volume: volume - left,
    };
  });
}

/**
 * Whether a reading changes an alert: an armed one fires at its figure, a paused one is armed again once the figure is back.
 */
function changes(alert: StoredAlert, reading: TradeReading, reads: AlertReads): boolean {
  const week52 = alert.kind === 'week52' ? reads.week52() : null;
  const averageCost = alert.kind === 'gain_percent' ? reads.averageCost(alert) : null;
  // Nothing is held: neither is the gain reached, nor has it moved back.
  if (alert.kind === 'gain_percent' && averageCost === null) return false;
  return isAlertReached(alert, { ...reading, week52, averageCost }) === (alert.state === 'armed');
}

function stepAt(alert: StoredAlert, { at, lastPrice }: TradeReading): AlertStep {
  return { alert, state: alert.state === 'armed' ? 'fired' : 'armed', at, price: lastPrice };
}

/** Whether an alert can be changed by what is traded at an instant. */
function isWaitingAt({ set_at: setAt, ends_at: endsAt }: StoredAlert, at: number): boolean {
  return at >= setAt && (endsAt === null || at < endsAt);
}

/** What the trades of a round do to an alert: at most one change. */
export function stepOfRound(
  alert: StoredAlert,
  { tick, at, reads }: { tick: AlertPrice; at: number; reads: AlertReads },
): AlertStep | null {
  const reading = readingsOf(tick, at).find(
    (one) => isWaitingAt(alert, one.at) && changes(alert, one, reads),
  );
  return reading ? stepAt(alert, reading) : null;
}

/** A stretch of time whose rounds were not followed; epoch milliseconds. */
export interface Gap {
  from: number;
  to: number;
  /** From when on an alert means another share than it was set for; Infinity for never. */
  suspendedFrom: (alert: StoredAlert) => number;
  /** When an alert fired last; -1 for never. */
  lastFiredAt: (alert: StoredAlert) => number;
  /** The same all through the gap: whatever changes a holding looks at the market before. */
  averageCost: AlertReads['averageCost'];
}

interface Waiting {
  alert: StoredAlert;
  /** Epoch milliseconds: before it nothing changes it any more. */
  next: number;
  stopsAt: number;
}

function begin(alert: StoredAlert, { from, to, suspendedFrom, lastFiredAt }: Gap): Waiting {
  return {
    alert,
    next: Math.max(from, alert.set_at, lastFiredAt(alert) + 1),
    stopsAt: Math.min(to, alert.ends_at ?? Infinity, suspendedFrom(alert)),
  };
}

/** Lives through a day of the market with an alert. */
function stepsOfDay(waiting: Waiting, day: TradedDay, reads: AlertReads): AlertStep[] {
  const steps: AlertStep[] = [];
  const to = Math.min(waiting.stopsAt, day.endsAt);
  while (waiting.next < to) {
    const { alert, next } = waiting;
    const reading = day.first({ from: next, to }, (one) => changes(alert, one, reads));
    if (!reading) break;
    const step = stepAt(alert, reading);
    steps.push(step);
    const isOver = step.state === 'fired' && alert.repeats === 0;
    waiting.alert = { ...alert, state: step.state === 'fired' ? 'resting' : 'armed' };
    // A repeating alert is checked once a minute: a round of that length would have held no more.
    waiting.next = isOver ? Infinity : (Math.floor(reading.at / minuteMs) + 1) * minuteMs;
  }
  return steps;
}

/** The steps of the alerts of one instrument while its rounds were not followed, each at its own instant. */
export function stepsOfGap(alerts: readonly StoredAlert[], days: Iterable<TradedDay>, gap: Gap): AlertStep[] {
  const all = alerts.map((alert) => begin(alert, gap));
  const ofGain = alerts.filter(({ kind }) => kind === 'gain_percent');
  const costs = new Map(ofGain.map((alert) => [alert.id, gap.averageCost(alert)]));
  const averageCost = ({ id }: StoredAlert) => costs.get(id) ?? null;
  const steps: AlertStep[] = [];
  for (const day of days) {
    let range: AlertReading['week52'] | undefined;
    const reads = { week52: () => (range ??= day.yearBefore()), averageCost };
    for (const waiting of all) steps.push(...stepsOfDay(waiting, day, reads));
  }
  for (const { alert, next } of all) {
    const at = gap.suspendedFrom(alert);
    const isOver = next === Infinity || (alert.ends_at !== null && alert.ends_at <= at);
    if (!isOver && at <= gap.to) steps.push({ alert, state: 'suspended', at, price: 0 });
  }
  return steps;
}
