import type { InstrumentRef } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Sparkline } from '@wealth/ui/sparkline';
import { dayRatioAt } from '../live/dayRatioAt.ts';
import { useDayLine } from './useDayLine.ts';

/** What an instrument did today, on the clock that all rows share; in words for who does not see it. */
export function DayLine({ instrument }: { instrument: InstrumentRef }) {
  const t = useMessages('parts');
  const formats = useFormats();
  const line = useDayLine(instrument);
  if (line === null) return <Sparkline points={[]} width={80} />;
  const { points, previousClose, until } = line;
  return (
    <>
      <Sparkline points={points} baseline={previousClose} extent={dayRatioAt(until)} width={80} isFilled />
      <span className="sr-only">
        {t('dayLineText', {
          low: formats.price(Math.min(...points)),
          high: formats.price(Math.max(...points)),
          last: formats.price(points.at(-1)),
          close: formats.price(previousClose),
        })}
      </span>
    </>
  );
}
