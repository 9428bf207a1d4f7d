import type { AlertFiring, PriceAlert, Quote } from '@wealth/api-sdk/model';
import { alertDistancePercent, instrumentIdOf, type InstrumentId, type InstrumentRef } from '@wealth/domain';
import { alertReadingOf } from '@wealth/parts';

export interface WaitingRow {
  id: string;
  alert: PriceAlert;
  /** As the server answered it; null until then, and for what is no longer listed. */
  quote: Quote | null;
  /** Percent of the figure, or points of a change; null where there is none. */
  distance: number | null;
}

export interface FiredRow {
  id: string;
  alert: PriceAlert;
  /** Null of an alert that ended without one. */
  firing: AlertFiring | null;
}

/** It has not fired for the last time, and has not ended. */
export const isWaiting = ({ state }: PriceAlert) => state === 'armed' || state === 'resting';

/** An alert that a split, a bonus or rights have set aside, and at what it can be set again. */
export type SuspendedAlert = PriceAlert & Required<Pick<PriceAlert, 'suspension'>>;

export const isSuspended = (alert: PriceAlert): alert is SuspendedAlert =>
  alert.state === 'suspended' && alert.suspension !== undefined;

/** The alerts of one instrument. */
export function alertsOf(alerts: readonly PriceAlert[], instrument: InstrumentRef): PriceAlert[] {
  const id = instrumentIdOf(instrument);
  return alerts.filter((alert) => instrumentIdOf(alert.instrument) === id);
}

/** Alerts that wait, with how far away each is. */
export function waitingRows(
  alerts: readonly PriceAlert[],
  quotes: ReadonlyMap<InstrumentId, Quote>,
): WaitingRow[] {
  return alerts.filter(isWaiting).map((alert) => {
    const quote = quotes.get(instrumentIdOf(alert.instrument)) ?? null;
    const distance = quote && alertDistancePercent(alert, alertReadingOf(quote, alert.average_price ?? null));
    return { id: alert.id, alert, quote, distance };
  });
}

/** What has fired, newest first, and what ended without it. */
export function firedRows(alerts: readonly PriceAlert[]): FiredRow[] {
  const timeOf = ({ alert, firing }: FiredRow) =>
    Date.parse(firing?.time ?? alert.ends_at ?? alert.created_at);
  return alerts
    .flatMap((alert): FiredRow[] => {
      const fired = alert.fired.map((firing, index) => ({ id: `${alert.id} ${index}`, alert, firing }));
      return fired.length === 0 && !isWaiting(alert) && !isSuspended(alert)
        ? [{ id: alert.id, alert, firing: null }]
        : fired;
    })
    .toSorted((left, right) => timeOf(right) - timeOf(left));
}

/** How far a price has gone since, in percent. */
export function percentSince(firing: Pick<AlertFiring, 'price'>, later: number): number {
  return firing.price > 0 ? ((later - firing.price) / firing.price) * 100 : 0;
}
