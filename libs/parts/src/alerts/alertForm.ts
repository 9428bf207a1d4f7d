import type { PriceAlert, PriceAlertBody, Quote, StockDetail } from '@wealth/api-sdk/model';
import {
  checkAlert,
  istDay,
  isCalendarDay,
  startAlertValue,
  type AlertCondition,
  type AlertFaultCode,
  type AlertReading,
} from '@wealth/domain';
import { messageRefs, type MessageRef } from '@wealth/i18n-locale';
import type { FieldErrors, Resolver } from 'react-hook-form';

const key = messageRefs('parts');

/** What a client types to set an alert. */
export interface AlertValues {
  kind: AlertCondition['kind'];
  direction: AlertCondition['direction'];
  /** As `AlertCondition.value`; null while nothing is typed. */
  value: number | null;
  repeat: 'once' | 'each';
  /** YYYY-MM-DD: the last day on which it waits; empty for no end. */
  endsOn: string;
}

const textOf: Record<AlertFaultCode, MessageRef> = {
  required: key('alertValueRequired'),
  tooLow: key('alertTooLow'),
  tooHigh: key('alertTooHigh'),
  offTick: key('alertOffTick'),
  tooFine: key('alertTooFine'),
  onlyAbove: key('alertOnlyAbove'),
};

/**
 * What the market says, as the rules of alerts read it.
 *
 * @param averageCost - Rupees that a unit of the client's holding has cost; null where none is held or nobody asks for it.
 */
export function alertReadingOf(
  quote: Pick<Quote, 'last_price' | 'change_percent' | 'volume' | 'week52_high' | 'week52_low'>,
  averageCost: number | null,
): AlertReading {
  const { week52_high: high, week52_low: low } = quote;
  return {
    lastPrice: quote.last_price,
    changePercent: quote.change_percent,
    volume: quote.volume,
    week52: { high, low },
    averageCost,
  };
}

/** The day of the market's clock: the device's may be another. */
export function dayOfQuote({ time }: Pick<Quote, 'time'>): string {
  return istDay(Date.parse(time));
}

/** The form of an alert, as it is or as a new one begins. */
export function toAlertValues(
  { quote, tick_size: tick }: StockDetail,
  alert: PriceAlert | null,
  start?: Pick<AlertCondition, 'direction' | 'value'>,
): AlertValues {
  if (alert === null) {
    const condition = { kind: 'price', direction: start?.direction ?? 'above' } as const;
    const value = start?.value ?? startAlertValue(condition, alertReadingOf(quote, null), tick);
    return { ...condition, value, repeat: 'once', endsOn: '' };
  }
  const { kind, direction, value, repeat, ends_at: end } = alert;
  const endsOn = end === null ? '' : istDay(Date.parse(end));
  return { kind, direction, value, repeat: repeat ? 'each' : 'once', endsOn };
}

/** Checks by the rules of libs/domain. @param today - YYYY-MM-DD, by the market's clock. */
export function alertResolver(tickSize: number, today: string): Resolver<AlertValues> {
  return (values) => {
    const errors: FieldErrors<AlertValues> = {};
    const fault = checkAlert(values, tickSize);
    if (fault) errors[fault.field] = { type: fault.code, message: textOf[fault.code] };
    const { endsOn } = values;
    if (endsOn !== '' && !(isCalendarDay(endsOn) && endsOn >= today)) {
      errors.endsOn = { type: 'over', message: key('alertEndOver') };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

type Terms = Pick<PriceAlertBody, 'kind' | 'direction' | 'value'> & {
  repeat: boolean;
  ends_at: string | null;
};

/** What is sent of a form that was checked; null where it was not. */
export function toAlertTerms({ kind, direction, value, repeat, endsOn }: AlertValues): Terms | null {
  if (value === null) return null;
  // The whole of its last day.
  const end = endsOn === '' ? null : `${endsOn}T23:59:59+05:30`;
  return { kind, direction, value, repeat: repeat === 'each', ends_at: end };
}

const fieldOfWire = new Map<string, keyof AlertValues>([
  ['kind', 'kind'],
  ['direction', 'direction'],
  ['value', 'value'],
  ['repeat', 'repeat'],
  ['ends_at', 'endsOn'],
]);

/** The field of the form for one of the wire; null for the instrument, which nobody types. */
export function alertFieldOf(wireName: string): keyof AlertValues | null {
  return fieldOfWire.get(wireName) ?? null;
}
