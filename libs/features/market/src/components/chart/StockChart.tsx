import type { InstrumentRef } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { saveFile } from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Card } from '@wealth/ui/card';
import { RangeSwitch } from '@wealth/ui/range-switch';
import { useRef } from 'react';
import {
  chartRanges,
  intervalLabel,
  withRange,
  type ChartRange,
  type ChartView,
} from '../../model/chartView.ts';
import { ChartTools, IntervalSwitch } from './ChartTools.tsx';
import { StockCandles, type StockCandleFiles, type StockCandlesProps } from './StockCandles.tsx';

export interface StockChartProps extends StockCandlesProps {
  onViewChange: (view: ChartView) => void;
}

function useExport(instrument: InstrumentRef, view: ChartView) {
  const t = useMessages('market');
  const formats = useFormats();
  const files = useRef<StockCandleFiles>(null);
  const interval = intervalLabel(view.interval);

  function save(kind: 'picture' | 'csv') {
    const latest = files.current?.latest ?? 0;
    const day = new Date((latest + 19_800) * 1000).toISOString().slice(0, 10);
    const name = `${instrument.symbol}-${interval}-${day}`;
    const heading = t('exportHeading', { market: instrument.market, symbol: instrument.symbol, interval });
    const until = formats.dateTime(latest * 1000);
    if (kind === 'csv') {
      const text = files.current?.csv([heading, t('exportUntil', { time: until })]);
      if (text !== undefined && text !== null) saveFile(`${name}.csv`, text);
      return;
    }
    const picture = files.current?.picture({ title: heading, detail: t('exportUntil', { time: until }) });
    picture?.toBlob((file) => {
      if (file) saveFile(`${name}.png`, file);
    }, 'image/png');
  }

  return { files, save };
}

const anyTime = 'All';
/** Those that have no room in the row of a phone, unless one of them is chosen. */
const rarer: ReadonlySet<ChartRange> = new Set(['3M', '5Y']);

/** The chart of an instrument with all that is set on it. */
export function StockChart({ onViewChange, ...candles }: StockChartProps) {
  const { instrument, view } = candles;
  const t = useMessages('market');
  const { files, save } = useExport(instrument, view);
  const isPhone = useBreakpoint() === 'mobile';
  const tools = <ChartTools instrument={instrument} view={view} onChange={onViewChange} onExport={save} />;
  return (
    <Card>
      <div className="grid grid-cols-1 gap-3">
        {/* On a phone what is used seldom stands beneath: the chart comes first. */}
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <IntervalSwitch view={view} onChange={onViewChange} />
          {!isPhone && tools}
        </div>
        <StockCandles {...candles} ref={files} />
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-border pt-3">
          <div className="max-w-full pointer-coarse:py-1.5">
            <RangeSwitch
              ranges={chartRanges.filter((range) => !isPhone || range === view.range || !rarer.has(range))}
              labelOf={(range) => (range === anyTime ? t('rangeAll') : range)}
              value={view.range}
              onChange={(range) => onViewChange(withRange(view, range))}
            />
          </div>
          <span className="flex flex-wrap gap-x-3 text-caption text-fg-subtle">
            {view.prices === 'traded' && <span>{t('pricesTraded')}</span>}
            {view.scale === 'log' && <span>{t('chartLog')}</span>}
            <span>{t('timesInIst')}</span>
          </span>
          {isPhone && tools}
        </div>
      </div>
    </Card>
  );
}
