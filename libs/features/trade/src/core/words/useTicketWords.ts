import { fromPaise, istDay, toWire } from '@wealth/domain';
import { maskedAmount, maskedFigure } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useIsMasked, useServerText } from '@wealth/parts';
import { useCallback } from 'react';
import { useOrderLabels } from './useOrderLabels.ts';

/** Figures and names of a ticket in the client's language; money is paise. */
export function useTicketWords() {
  const t = useMessages('ticket');
  const labels = useOrderLabels();
  const formats = useFormats();
  const percent = useCallback(
    (value: Parameters<typeof formats.percent>[0]) => formats.percent(value, { isSigned: false }),
    [formats],
  );
  const isMasked = useIsMasked();
  return {
    ...labels,
    t,
    /** Whether the client hides amounts: figures of their own go through the three writers below. */
    isMasked,
    ownAmount: (paise: number) => (isMasked ? maskedAmount : formats.amount(toWire(fromPaise(paise)))),
    ownQuantity: (units: number) => (isMasked ? maskedFigure : formats.quantity(units)),
    ofServer: useServerText(),
    formats,
    price: (paise: number) => formats.price(toWire(fromPaise(Math.round(paise)))),
    amount: (paise: number) => formats.amount(toWire(fromPaise(paise))),
    quantity: (units: number) => formats.quantity(units),
    percent,
    dayOf: (instant: number) => formats.day(istDay(instant)),
    timeOf: (instant: number) => formats.marketTime(instant),
  };
}

export type TicketWords = ReturnType<typeof useTicketWords>;
