import type { Holding } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { CompareBar } from '@wealth/ui/compare-bar';
import { useCallback } from 'react';
import { HoldingCell, HoldingPriceText } from '../live/HoldingCell.tsx';
import { PrivateFigure } from '../money/PrivateFigure.tsx';
import { Unmasked } from '../money/Unmasked.tsx';
import type { HoldingRanges } from './holdingRows.ts';

interface CellProps {
  holding: Holding;
}

/** How many units, and what they cost on average. */
export function QuantityCell({ holding }: CellProps) {
  const t = useMessages('parts');
  const formats = useFormats();
  return (
    <>
      <PrivateFigure>{formats.quantity(holding.quantity)}</PrivateFigure>
      <span className="block text-caption text-fg-subtle">
        <PrivateFigure>{t('averageCost', { price: formats.price(holding.average_price) })}</PrivateFigure>
      </span>
    </>
  );
}

/** Units and average cost in one line. */
export function CostLine({ holding }: CellProps) {
  const t = useMessages('parts');
  const formats = useFormats();
  const cost = {
    quantity: formats.quantity(holding.quantity),
    price: formats.price(holding.average_price),
  };
  return <PrivateFigure>{t('cost', cost)}</PrivateFigure>;
}

/** Signs of units and price beyond which the price of now has no room in two lines of a phone. */
const longestCost = 17;

/** The cost, and the newest price beside it where there is room for it. */
export function CostAndPriceLine({ holding }: CellProps) {
  const t = useMessages('parts');
  const formats = useFormats();
  const lastPriceOf = useCallback((price: string) => t('lastPriceOf', { price }), [t]);
  const cost = `${formats.quantity(holding.quantity)}${formats.price(holding.average_price)}`;
  return (
    <span className="flex flex-wrap gap-x-2 whitespace-normal">
      <span className="wrap-anywhere">
        <CostLine holding={holding} />
      </span>
      {cost.length <= longestCost && (
        <span className="whitespace-nowrap">
          <HoldingPriceText holding={holding} textOf={lastPriceOf} />
        </span>
      )}
    </span>
  );
}

interface GainBarProps extends CellProps {
  range: HoldingRanges['gain'];
}

/** From the zero that all rows share, at the server's price: the bar does not jump with a tick. */
export function GainBar({ holding, range }: GainBarProps) {
  return (
    <Unmasked>
      <CompareBar value={holding.pnl} {...range} tone={holding.pnl < 0 ? 'loss' : 'gain'} />
    </Unmasked>
  );
}

/** The gain on a phone. */
export function GainLine({ holding, range }: GainBarProps) {
  return (
    <>
      <HoldingCell holding={holding} figure="unrealisedGain" />
      <Unmasked>
        {/* As wide in every row, so that all bars have one zero. */}
        <span className="ml-auto block w-24">
          <GainBar holding={holding} range={range} />
        </span>
      </Unmasked>
    </>
  );
}
