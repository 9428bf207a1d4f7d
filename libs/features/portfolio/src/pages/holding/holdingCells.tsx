import type { Holding } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import {
  GainBar,
  HoldingCell,
  HoldingPrice,
  HoldingTotalCell,
  InstrumentCell,
  PrivateFigure,
  Unmasked,
  type HoldingRanges,
  type HoldingRow,
} from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { CompareBar } from '@wealth/ui/compare-bar';
import { ChevronDownIcon, ChevronRightIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { useUnitParts } from './useUnitParts.ts';

interface OfHolding {
  holding: Holding;
}

/** The second line of a cell; a compact row has one line. */
const note = 'row-note text-caption font-normal text-fg-subtle';

interface NameCellProps {
  row: HoldingRow;
  isOpen: boolean;
  onToggle: (row: HoldingRow) => void;
}

/** The share, and the way to its lots. */
export function NameCell({ row, isOpen, onToggle }: NameCellProps) {
  const t = useMessages('holdings');
  const { instrument, listed } = row.holding;
  return (
    <span className="flex min-w-0 items-center gap-1">
      <span className="-ml-2">
        <IconButton
          size="sm"
          aria-label={t(isOpen ? 'closeLots' : 'openLots', { symbol: instrument.symbol })}
          aria-expanded={isOpen}
          onPress={() => onToggle(row)}
        >
          {isOpen ? <ChevronDownIcon size="sm" /> : <ChevronRightIcon size="sm" />}
        </IconButton>
      </span>
      <span className="min-w-0">
        <InstrumentCell instrument={instrument} />
      </span>
      {!listed && <Badge tone="info">{t('notListed')}</Badge>}
    </span>
  );
}

const dots = {
  settled: 'bg-accent',
  t1: 'bg-chart-2',
  pledged: 'bg-brass',
  in_transit: 'bg-chart-3',
  waiting: 'bg-fg-subtle',
} as const;

/** How many, and what they are made of, with the day from which those can be sold that cannot be yet. */
export function UnitsCell({ holding }: OfHolding) {
  const formats = useFormats();
  const parts = useUnitParts(holding);
  return (
    <>
      <PrivateFigure>{formats.quantity(holding.quantity)}</PrivateFigure>
      <span className={`${note} in-data-cut:truncate`}>
        <PrivateFigure>
          {parts.map(({ id, kind, text }) => (
            <span key={id} className="not-first:ml-2">
              <span aria-hidden="true" className={`mr-1 inline-block size-1.5 rounded-full ${dots[kind]}`} />
              {text}
            </span>
          ))}
        </PrivateFigure>
      </span>
    </>
  );
}

/** What was paid a share on average, and for the lot that a sale takes next. */
export function CostsCell({ holding }: OfHolding) {
  const t = useMessages('holdings');
  const formats = useFormats();
  return (
    <>
      <PrivateFigure>{formats.price(holding.average_price)}</PrivateFigure>
      <span className={note}>
        <PrivateFigure>{t('nextCost', { price: formats.price(holding.next_price) })}</PrivateFigure>
      </span>
    </>
  );
}

export function PriceCell({ holding }: OfHolding) {
  return <HoldingPrice holding={holding} />;
}

/** The change of the day: the one figure of a row that is coloured. */
export function DayCell({ holding }: OfHolding) {
  return (
    <>
      <HoldingCell holding={holding} figure="dayChangePercent" />
      <span className={note}>
        <HoldingCell holding={holding} figure="dayChange" />
      </span>
    </>
  );
}

interface OfAll {
  /** The same array between renders. */
  holdings: readonly Holding[];
}

export function DayTotal({ holdings }: OfAll) {
  return (
    <>
      <HoldingTotalCell holdings={holdings} figure="dayChangePercent" />
      <span className={note}>
        <HoldingTotalCell holdings={holdings} figure="dayChange" />
      </span>
    </>
  );
}

/** The bar begins at the left for every row, at the server's price: it does not jump with a tick. */
export function ValueCell({ holding, most }: OfHolding & { most: number }) {
  return (
    <>
      <HoldingCell holding={holding} figure="currentValue" />
      <Unmasked>
        <CompareBar value={holding.value} most={most} />
      </Unmasked>
    </>
  );
}

export function GainCell({ holding, range }: OfHolding & { range: HoldingRanges['gain'] }) {
  return (
    <>
      <HoldingCell holding={holding} figure="unrealisedGain" />
      <span className="ml-1.5 text-caption text-fg-subtle">
        <HoldingCell holding={holding} figure="unrealisedGainPercent" />
      </span>
      <GainBar holding={holding} range={range} />
    </>
  );
}

export function GainTotal({ holdings }: OfAll) {
  return (
    <>
      <HoldingTotalCell holdings={holdings} figure="unrealisedGain" />
      <span className="ml-1.5 text-caption font-normal text-fg-subtle">
        <HoldingTotalCell holdings={holdings} figure="unrealisedGainPercent" />
      </span>
    </>
  );
}

export function WeightCell({ row, most }: { row: HoldingRow; most: number }) {
  const formats = useFormats();
  return (
    <>
      <PrivateFigure>{formats.percent(row.weightPercent, { isSigned: false, decimals: 1 })}</PrivateFigure>
      <Unmasked>
        <CompareBar value={row.weightPercent?.toNumber() ?? 0} most={most} tone="accent" />
      </Unmasked>
    </>
  );
}
