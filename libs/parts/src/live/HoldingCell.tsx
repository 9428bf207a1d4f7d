import type { Holding } from '@wealth/api-sdk/model';
import { useFormats } from '@wealth/i18n-locale-react';
import { useLiveSource, useLiveSourceOfAll, type QuoteState } from '@wealth/stream';
import { LivePrice, LivePriceChange, LiveText, type LiveSource } from '@wealth/ui/live-price';
import { useCallback, useMemo } from 'react';
import { LiveMoney } from '../money/LiveMoney.tsx';
import { holdingTotals, type HoldingTotals } from './holdingTotals.ts';
import { atLivePrice, type LiveHolding } from './liveHolding.ts';
import { QuoteMark } from './QuoteMark.tsx';
import { useMappedSource } from './useMappedSource.ts';

export type HoldingFigure = keyof HoldingTotals;

const isSigned = {
  dayChange: true,
  investedValue: false,
  currentValue: false,
  sellableValue: false,
  unrealisedGain: true,
} as const;

interface FigureProps<Figure extends HoldingFigure> {
  source: LiveSource<HoldingTotals>;
  figure: Figure;
}

function MoneyFigure({ source, figure }: FigureProps<keyof typeof isSigned>) {
  const rupeesOf = useCallback((figures: HoldingTotals) => figures[figure], [figure]);
  return <LiveMoney source={useMappedSource(source, rupeesOf)} isSigned={isSigned[figure]} />;
}

const dayOf = ({ dayChangePercent }: HoldingTotals) => ({ percent: dayChangePercent });

function GainPercent({ source }: Pick<FigureProps<HoldingFigure>, 'source'>) {
  const formats = useFormats();
  const textOf = useCallback(
    ({ unrealisedGainPercent }: HoldingTotals) => formats.percent(unrealisedGainPercent),
    [formats],
  );
  return <LiveText source={useMappedSource(source, textOf)} />;
}

function DayPercent({ source }: Pick<FigureProps<HoldingFigure>, 'source'>) {
  return <LivePriceChange source={useMappedSource(source, dayOf)} />;
}

function Figure({ source, figure }: FigureProps<HoldingFigure>) {
  if (figure === 'dayChangePercent') return <DayPercent source={source} />;
  if (figure === 'unrealisedGainPercent') return <GainPercent source={source} />;
  return <MoneyFigure source={source} figure={figure} />;
}

function useHoldingSource<Value>(
  holding: Holding,
  pick: (figures: LiveHolding) => Value,
  figure: keyof LiveHolding,
) {
  const pickNewest = useCallback(
    ({ quote }: QuoteState) => pick(atLivePrice(holding, quote)),
    [holding, pick],
  );
  return useLiveSource(holding.instrument, pickNewest, figure);
}

const allOf = (figures: LiveHolding) => figures;
const priceOf = (figures: LiveHolding) => figures.lastPrice;

export interface HoldingCellProps {
  holding: Holding;
  figure: HoldingFigure;
}

/** A figure of a holding at the newest price. What tells a fortune is masked by itself. */
export function HoldingCell({ holding, figure }: HoldingCellProps) {
  return <Figure source={useHoldingSource(holding, allOf, figure)} figure={figure} />;
}

/** A holding does not say what its price is; the stream does. */
const notTold = {};

export interface HoldingPriceProps {
  holding: Holding;
}

/** The newest price of what is held. */
export function HoldingPrice({ holding }: HoldingPriceProps) {
  const formats = useFormats();
  return (
    <>
      <LivePrice source={useHoldingSource(holding, priceOf, 'lastPrice')} format={formats.price} />
      <QuoteMark instrument={holding.instrument} served={notTold} />
    </>
  );
}

export interface HoldingPriceTextProps extends HoldingPriceProps {
  /** A whole text around the price; memoised by the caller. */
  textOf: (price: string) => string;
}

/** The newest price within a text, where there is no room for a column. */
export function HoldingPriceText({ holding, textOf }: HoldingPriceTextProps) {
  const formats = useFormats();
  const pick = useCallback(
    ({ lastPrice }: LiveHolding) => textOf(formats.price(lastPrice)),
    [formats, textOf],
  );
  return (
    <>
      <LiveText source={useHoldingSource(holding, pick, 'lastPrice')} />
      <QuoteMark instrument={holding.instrument} served={notTold} />
    </>
  );
}

export interface HoldingTotalCellProps {
  /** The same array between renders. */
  holdings: readonly Holding[];
  figure: HoldingFigure;
}

/** What a figure of several holdings adds up to, at the newest prices. */
export function HoldingTotalCell({ holdings, figure }: HoldingTotalCellProps) {
  const instruments = useMemo(() => holdings.map(({ instrument }) => instrument), [holdings]);
  const pick = useCallback(
    (states: readonly QuoteState[]) =>
      holdingTotals(
        holdings,
        states.map(({ quote }) => quote),
      ),
    [holdings],
  );
  return <Figure source={useLiveSourceOfAll(instruments, pick, figure)} figure={figure} />;
}
