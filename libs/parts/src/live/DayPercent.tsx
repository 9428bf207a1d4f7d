import type { Quote } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useLiveSource, type QuoteState } from '@wealth/stream';
import { LiveText } from '@wealth/ui/live-price';
import { useCallback } from 'react';
import { usePastDay } from './usePastDay.ts';

export interface DayPercentProps {
  instrument: Pick<Quote, 'market' | 'symbol'>;
  /** The server's answer, which counts until the first quote of the stream. */
  served: Pick<Quote, 'change_percent' | 'time'>;
}

/** How much the price has changed, and on which day. Without a sign of its own: the change beside it has one. */
export function DayPercent({ instrument, served }: DayPercentProps) {
  const t = useMessages('parts');
  const formats = useFormats();
  const { ofQuote } = usePastDay();
  const textOf = useCallback(
    ({ quote }: QuoteState) => {
      const now = quote ?? served;
      const percent = formats.percent(Math.abs(now.change_percent), { isSigned: false });
      const day = ofQuote(now);
      return day === null ? t('percentToday', { percent }) : t('percentOnDay', { percent, day });
    },
    [t, formats, ofQuote, served],
  );
  return <LiveText source={useLiveSource(instrument, textOf, 'changePercentSize')} />;
}
