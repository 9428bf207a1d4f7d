import type { Holding } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { HoldingCell } from '@wealth/parts';
import { Figure } from '@wealth/ui/amount';
import { CompareBar } from '@wealth/ui/compare-bar';
import type { ReactNode } from 'react';
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

interface DayCellProps {
  percent: ReactNode;
  amount: ReactNode;
}

/** The change of the day: the one figure of a row that is coloured. */
export function DayCell({ percent, amount }: DayCellProps) {
  return (
    <>
      {percent}
      <span className="block text-caption font-normal text-fg-subtle">{amount}</span>
    </>
  );
}

interface GainCellProps extends CellProps {
  holding: Holding;
  range: HoldingRanges['gain'];
}

/** What a holding has gained, in rupees and in percent, with a bar from the zero that all rows share. */
export function GainCell({ holding, range, isMasked }: GainCellProps) {
  return (
    <>
      <HoldingCell holding={holding} figure="unrealisedGain" />
      <span className="block text-caption text-fg-subtle">
        <HoldingCell holding={holding} figure="unrealisedGainPercent" />
      </span>
      {/* At the server's price: the bar does not jump with a tick. */}
      {!isMasked && <CompareBar value={holding.pnl} {...range} tone={holding.pnl < 0 ? 'loss' : 'gain'} />}
    </>
  );
}
