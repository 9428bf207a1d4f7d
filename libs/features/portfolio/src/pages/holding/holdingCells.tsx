import type { Holding } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import type { LiveHolding } from '@wealth/parts';
import { Amount, Figure } from '@wealth/ui/amount';
import { CompareBar } from '@wealth/ui/compare-bar';
import { PriceChange } from '@wealth/ui/price-change';
import type { HoldingRanges } from '../../model/holdingRows.ts';

interface CellProps {
  isMasked: boolean;
}

/** How many units, what they cost on average, and what of them is still settling. */
export function QuantityCell({ holding, isMasked }: CellProps & { holding: Holding }) {
  const t = useMessages('portfolio');
  const formats = useFormats();
  return (
    <>
      <Figure isMasked={isMasked}>{formats.quantity(holding.quantity)}</Figure>
      <span className="block text-caption text-fg-subtle">
        <Figure isMasked={isMasked}>
          {t('averageCost', { price: formats.price(holding.average_price) })}
        </Figure>
      </span>
      {holding.t1_quantity > 0 && !isMasked && (
        <span className="block text-caption text-fg-subtle">
          {t('settling', { quantity: formats.quantity(holding.t1_quantity) })}
        </span>
      )}
    </>
  );
}

interface DayCellProps extends CellProps {
  figures: Pick<LiveHolding, 'dayChange' | 'dayChangePercent'>;
}

/** The change of the day: the one figure of a row that is coloured. */
export function DayCell({ figures: { dayChange, dayChangePercent }, isMasked }: DayCellProps) {
  const formats = useFormats();
  return (
    <>
      <PriceChange percent={dayChangePercent} />
      <span className="block text-caption font-normal text-fg-subtle">
        <Amount value={formats.amount(dayChange, { isSigned: true })} isMasked={isMasked} />
      </span>
    </>
  );
}

interface GainCellProps extends CellProps {
  figures: Pick<LiveHolding, 'unrealisedGain' | 'unrealisedGainPercent'>;
  /** Rupees, as the server said: the bar does not jump with a tick. */
  served: number;
  range: HoldingRanges['gain'];
}

/** What a holding has gained, in rupees and in percent, with a bar from the zero that all rows share. */
export function GainCell({ figures, served, range, isMasked }: GainCellProps) {
  const formats = useFormats();
  const { unrealisedGain, unrealisedGainPercent } = figures;
  return (
    <>
      <Amount value={formats.amount(unrealisedGain, { isSigned: true })} isMasked={isMasked} />
      <span className="block text-caption text-fg-subtle">{formats.percent(unrealisedGainPercent)}</span>
      {!isMasked && <CompareBar value={served} {...range} tone={served < 0 ? 'loss' : 'gain'} />}
    </>
  );
}
