import type { AlertCondition } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useMemo } from 'react';

/** Says what alerts wait for, in the client's language. */
export interface AlertWords {
  /** "1,010.00", "+3.00%", "10,00,000". */
  valueOf: (condition: Pick<AlertCondition, 'kind' | 'value'>) => string;
  /** "LTP ≥ 1,010.00": for a cell and for a line of a chart. */
  shortOf: (condition: AlertCondition) => string;
  /** "When ARAVBANK trades at 1,010.00 or more." */
  sentenceOf: (condition: AlertCondition, symbol: string) => string;
}

const shortKeys = {
  price: { above: 'alertPriceAboveShort', below: 'alertPriceBelowShort' },
  change_percent: { above: 'alertChangeAboveShort', below: 'alertChangeBelowShort' },
  week52: { above: 'alertHighShort', below: 'alertLowShort' },
  volume: { above: 'alertVolumeShort', below: 'alertVolumeShort' },
  gain_percent: { above: 'alertGainAboveShort', below: 'alertGainBelowShort' },
} as const;

const sentenceKeys = {
  price: { above: 'alertPriceAbove', below: 'alertPriceBelow' },
  change_percent: { above: 'alertChangeAbove', below: 'alertChangeBelow' },
  week52: { above: 'alertHigh', below: 'alertLow' },
  volume: { above: 'alertVolume', below: 'alertVolume' },
  gain_percent: { above: 'alertGainAbove', below: 'alertGainBelow' },
} as const;

/** At no distance from it, the high itself is meant. */
const newKeys = { above: 'alertNewHigh', below: 'alertNewLow' } as const;
const newShortKeys = { above: 'alertNewHighShort', below: 'alertNewLowShort' } as const;

/** The same object until the language or the region changes. */
export function useAlertWords(): AlertWords {
  const t = useMessages('parts');
  const formats = useFormats();
  return useMemo(() => {
    function valueOf({ kind, value }: Pick<AlertCondition, 'kind' | 'value'>): string {
      switch (kind) {
        case 'price':
          return formats.price(value);
        case 'change_percent':
        case 'gain_percent':
          return formats.percent(value);
        case 'week52':
          return formats.percent(value, { isSigned: false });
        case 'volume':
          return formats.quantity(value);
      }
    }
    const isNew = ({ kind, value }: AlertCondition) => kind === 'week52' && value === 0;
    return {
      valueOf,
      shortOf(condition) {
        const { kind, direction } = condition;
        if (isNew(condition)) return t(newShortKeys[direction]);
        return t(shortKeys[kind][direction], { value: valueOf(condition) });
      },
      sentenceOf(condition, symbol) {
        const { kind, direction } = condition;
        if (isNew(condition)) return t(newKeys[direction], { symbol });
        return t(sentenceKeys[kind][direction], { symbol, value: valueOf(condition) });
      },
    };
  }, [t, formats]);
}
