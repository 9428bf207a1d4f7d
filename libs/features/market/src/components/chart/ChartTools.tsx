import type { InstrumentRef } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { ColumnsIcon, ExportIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Menu } from '@wealth/ui/menu';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { chartIntervals, intervalLabel, withInterval, type ChartView } from '../../model/chartView.ts';
import { CompareMenu } from './CompareMenu.tsx';
import { IndicatorMenu } from './IndicatorMenu.tsx';

export interface ChartToolsProps {
  instrument: InstrumentRef;
  view: ChartView;
  onChange: (view: ChartView) => void;
  onExport: (kind: 'picture' | 'csv') => void;
}

type LookId =
  | 'candles'
  | 'line'
  | 'linear'
  | 'log'
  | 'adjusted'
  | 'traded'
  | 'shown'
  | 'hidden'
  | 'tradesShown'
  | 'tradesHidden'
  | 'chart'
  | 'table';

function withLook(view: ChartView, id: LookId): ChartView {
  switch (id) {
    case 'candles':
    case 'line':
      return { ...view, shape: id };
    case 'linear':
    case 'log':
      return { ...view, scale: id };
    case 'adjusted':
    case 'traded':
      return { ...view, prices: id };
    case 'shown':
    case 'hidden':
      return { ...view, volume: id === 'shown' };
    case 'tradesShown':
    case 'tradesHidden':
      return { ...view, trades: id === 'tradesShown' };
    case 'chart':
    case 'table':
      return { ...view, view: id };
  }
}

function LookMenu({ instrument, view, onChange }: Omit<ChartToolsProps, 'onExport'>) {
  const t = useMessages('market');
  return (
    <Menu<LookId>
      trigger={
        <IconButton aria-label={t('chartLook')} size="sm">
          <ColumnsIcon />
        </IconButton>
      }
      groups={[
        {
          id: 'shape',
          title: t('chartShape'),
          selectedId: view.shape,
          options: [
            { id: 'candles', label: t('chartCandles') },
            { id: 'line', label: t('chartLine') },
          ],
        },
        {
          id: 'scale',
          title: t('chartScale'),
          selectedId: view.scale,
          options: [
            { id: 'linear', label: t('chartLinear') },
            {
              id: 'log',
              label: t('chartLog'),
              description: view.compare === null ? undefined : t('chartLogCompared'),
              isDisabled: view.compare !== null,
            },
          ],
        },
        {
          id: 'volume',
          title: t('volume'),
          selectedId: view.volume ? 'shown' : 'hidden',
          options: [
            { id: 'shown', label: t('volumeShown') },
            { id: 'hidden', label: t('volumeHidden') },
          ],
        },
        // Nobody trades an index.
        ...(instrument.market === 'INDEX'
          ? []
          : [
              {
                id: 'trades',
                title: t('myTrades'),
                selectedId: view.trades ? ('tradesShown' as const) : ('tradesHidden' as const),
                options: [
                  { id: 'tradesShown' as const, label: t('tradesShown') },
                  { id: 'tradesHidden' as const, label: t('tradesHidden') },
                ],
              },
            ]),
        {
          id: 'prices',
          title: t('chartPrices'),
          selectedId: view.prices,
          options: [
            { id: 'adjusted', label: t('pricesAdjusted') },
            { id: 'traded', label: t('pricesTraded'), description: t('pricesTradedText') },
          ],
        },
        {
          id: 'view',
          title: t('chartView'),
          selectedId: view.view,
          options: [
            { id: 'chart', label: t('chartDrawn') },
            { id: 'table', label: t('chartTable') },
          ],
        },
      ]}
      onAction={(id) => onChange(withLook(view, id))}
    />
  );
}

/** How long a candle is. */
export function IntervalSwitch({ view, onChange }: Pick<ChartToolsProps, 'view' | 'onChange'>) {
  const t = useMessages('market');
  return (
    <div className="max-w-full pointer-coarse:py-1.5">
      <SegmentedControl
        aria-label={t('interval')}
        options={chartIntervals.map((value) => ({ value, label: intervalLabel(value) }))}
        value={view.interval}
        onChange={(interval) => onChange(withInterval(view, interval))}
      />
    </div>
  );
}

/** Indicators, comparison, look and export of a chart. */
export function ChartTools({ instrument, view, onChange, onExport }: ChartToolsProps) {
  const t = useMessages('market');
  return (
    <div className="flex flex-wrap items-center gap-2 pointer-coarse:gap-3">
      <IndicatorMenu
        indicators={view.indicators}
        onChange={(indicators) => onChange({ ...view, indicators })}
      />
      <CompareMenu
        instrument={instrument}
        compare={view.compare}
        onChange={(compare) => onChange({ ...view, compare })}
      />
      <LookMenu instrument={instrument} view={view} onChange={onChange} />
      <Menu
        trigger={
          <IconButton aria-label={t('export')} size="sm">
            <ExportIcon />
          </IconButton>
        }
        groups={[
          {
            id: 'export',
            options: [
              { id: 'picture', label: t('exportPicture'), isDisabled: view.view === 'table' },
              { id: 'csv', label: t('exportCsv') },
            ],
          },
        ]}
        onAction={onExport}
      />
    </div>
  );
}
