import { candleChartTexts } from '@wealth/i18n-locale/ui/candleChart';
import type { ReactNode } from 'react';
import { tv } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { PriceChange } from '../price-change/PriceChange.tsx';
import { candleChange, readingText, type CandleFormats } from './candleWords.ts';
import { indicatorName } from './chartSetup.ts';
import type { CandleData } from './createCandleData.ts';
import { overlayLook } from './overlayLooks.ts';

const swatch = tv({ base: 'inline-block w-4 border-t-2' });

interface CandleLegendProps {
  data: CandleData;
  index: number;
  compare: { name: string; percent: number | null } | null;
  formats: CandleFormats;
}

function Figure({ name, line, children }: { name: string; line?: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      {line !== undefined && <span className={swatch({ className: line })} />}
      <span className="text-fg-muted">{name}</span>
      <span className="font-medium">{children}</span>
    </span>
  );
}

/**
 * One line, two on a large phone, three on a small one: what stands beneath does not move when they come. Lines of an
 * indicator or of a comparison may make it one more.
 */
const frame = [
  'flex min-h-10 flex-wrap content-start gap-x-4 gap-y-1 pb-2 text-caption tabular-nums',
  'max-tablet:min-h-[calc(2lh+0.75rem)] max-[26.5rem]:min-h-[calc(3lh+1rem)]',
].join(' ');

/** The figures of the candle under the crosshair, or of the latest one. The slider says the same in words. */
export function CandleLegend({ data, index, compare, formats }: CandleLegendProps) {
  const t = useUiText(candleChartTexts);
  const candle = data.candles[index];
  if (!candle) return <div aria-hidden="true" className={frame} />;
  const { open, high, low, close, volume } = candle;
  const { price } = formats;
  return (
    <div aria-hidden="true" className={frame}>
      <span className="font-semibold">{formats.time(candle)}</span>
      <Figure name={t('openShort')}>{price(open)}</Figure>
      <Figure name={t('highShort')}>{price(high)}</Figure>
      <Figure name={t('lowShort')}>{price(low)}</Figure>
      <Figure name={t('closeShort')}>{price(close)}</Figure>
      <PriceChange percent={candleChange(data.candles, index)} />
      <Figure name={t('volumeShort')}>{formats.volume(volume)}</Figure>
      {data.lines.map((line, place) => {
        const text = readingText(line, index, price);
        return (
          <Figure key={line.id} name={indicatorName(line.setting)} line={overlayLook(place).swatch}>
            {text ?? '—'}
          </Figure>
        );
      })}
      {compare && (
        <Figure name={compare.name} line="border-dashed border-chart-bench">
          {formats.percent(compare.percent)}
        </Figure>
      )}
    </div>
  );
}
