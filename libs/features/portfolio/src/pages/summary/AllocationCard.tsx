import type { AllocationPart } from '@wealth/api-sdk/model';
import { useGetHoldings } from '@wealth/api-sdk/stat';
import { instrumentIdOf } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, Unmasked, useIsMasked, useSectorName } from '@wealth/parts';
import { Card, type CardState } from '@wealth/ui/card';
import { CompareBar } from '@wealth/ui/compare-bar';
import { Donut } from '@wealth/ui/donut';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { Skeleton } from '@wealth/ui/skeleton';
import { useState } from 'react';
import type { Summary } from './useSummary.ts';

const views = ['sector', 'share', 'segment', 'gain'] as const;
type View = (typeof views)[number];
const viewText = {
  sector: 'bySector',
  share: 'byShare',
  segment: 'bySegment',
  gain: 'byGain',
} as const satisfies Record<View, string>;

const sizes: Readonly<Record<string, 'capLarge' | 'capMid' | 'capSmall' | 'capMicro' | 'capEtf'>> = {
  large: 'capLarge',
  mid: 'capMid',
  small: 'capSmall',
  micro: 'capMicro',
  etf: 'capEtf',
};

interface ListProps {
  parts: readonly AllocationPart[];
  nameOf: (part: AllocationPart) => string;
}

/** The parts with their weights, the largest first; percentages stay while amounts are hidden. */
function Weights({ parts, nameOf }: ListProps) {
  const formats = useFormats();
  const most = Math.max(...parts.map(({ weight }) => weight));
  return (
    <ul className="grid grid-cols-1 gap-2">
      {parts.map((part) => (
        <li key={part.key}>
          <div className="flex min-h-7 items-center gap-3">
            <span className="min-w-0 flex-1 truncate">{nameOf(part)}</span>
            <span className="text-fg-muted tabular-nums">
              <Money rupees={part.value} />
            </span>
            <span className="w-14 text-end font-semibold tabular-nums">
              {formats.percent(part.weight, { isSigned: false, decimals: 1 })}
            </span>
          </div>
          <CompareBar value={part.weight} most={most} tone="accent" />
        </li>
      ))}
    </ul>
  );
}

/** Which share has brought or cost how much, of those that are held. */
function Gains() {
  const { data = [] } = useGetHoldings();
  const rows = data.toSorted((left, right) => right.pnl - left.pnl);
  const gains = rows.map(({ pnl }) => pnl);
  const bounds = { least: Math.min(0, ...gains), most: Math.max(0, ...gains) };
  return (
    <ul className="grid grid-cols-1 gap-2">
      {rows.map(({ instrument, pnl }) => (
        <li key={instrumentIdOf(instrument)}>
          <div className="flex min-h-7 items-center gap-3">
            <span className="min-w-0 flex-1 truncate">{instrument.symbol}</span>
            <Money rupees={pnl} isSigned />
          </div>
          <Unmasked>
            <CompareBar value={pnl} {...bounds} tone={pnl < 0 ? 'loss' : 'gain'} />
          </Unmasked>
        </li>
      ))}
    </ul>
  );
}

const skeleton = (
  <div className="grid gap-4 px-card pb-card" aria-hidden="true">
    <Skeleton shape="block" height={34} />
    {['one', 'two', 'three', 'four'].map((row) => (
      <Skeleton key={row} shape="block" height={24} />
    ))}
  </div>
);

function useNames() {
  const t = useMessages('returns');
  const sectorName = useSectorName();
  return {
    sector: ({ key }: AllocationPart) => sectorName(key),
    share: ({ key, instrument }: AllocationPart) => instrument?.symbol ?? key,
    segment: ({ key }: AllocationPart) => {
      const size = Object.hasOwn(sizes, key) ? sizes[key] : undefined;
      return size === undefined ? key : t(size);
    },
  };
}

function Sizes({ parts, nameOf, total }: ListProps & { total: number }) {
  const t = useMessages('returns');
  const formats = useFormats();
  const isMasked = useIsMasked();
  return (
    <Donut
      aria-label={t('allocation')}
      parts={parts.map((part) => ({ id: part.key, name: nameOf(part), value: part.value }))}
      totalLabel={t('allocationTotal')}
      total={formats.compact(total)}
      formatValue={(value) => formats.compact(value)}
      isMasked={isMasked}
    />
  );
}

function Largest({ parts }: { parts: readonly AllocationPart[] }) {
  const t = useMessages('returns');
  const formats = useFormats();
  const [largest] = parts;
  if (!largest) return null;
  return (
    <p className="text-caption text-fg-subtle">
      {t('largest', {
        count: parts.length,
        symbol: largest.instrument?.symbol ?? largest.key,
        weight: formats.percent(largest.weight, { isSigned: false, decimals: 1 }),
      })}
    </p>
  );
}

/** How the holdings are divided, and which of them have gained. */
export function AllocationCard({ summary: { query, returns } }: { summary: Summary }) {
  const t = useMessages('returns');
  const [view, setView] = useState<View>('sector');
  const names = useNames();
  const allocation = returns?.allocation;
  const state = ((): CardState | undefined => {
    if (allocation === undefined) {
      return query.errorUpdateCount === 0
        ? { kind: 'loading', skeleton }
        : { kind: 'error', title: t('returnsFailed'), skeleton };
    }
    return allocation.share.length === 0
      ? { kind: 'empty', title: t('allocationEmpty'), text: t('allocationEmptyText') }
      : undefined;
  })();
  return (
    <Card title={t('allocation')} state={state}>
      {returns && allocation && (
        <div className="grid grid-cols-1 gap-4">
          <SegmentedControl
            aria-label={t('allocationBy')}
            isFullWidth
            value={view}
            onChange={setView}
            options={views.map((value) => ({ value, label: t(viewText[value]) }))}
          />
          {view === 'gain' && <Gains />}
          {view === 'segment' && (
            <Sizes parts={allocation.segment} nameOf={names.segment} total={returns.assets.holdings} />
          )}
          {(view === 'sector' || view === 'share') && (
            <Weights parts={allocation[view]} nameOf={names[view]} />
          )}
          <Largest parts={allocation.share} />
        </div>
      )}
    </Card>
  );
}
