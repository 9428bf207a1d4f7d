import type { Holding } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { HoldingCell, OwnFigure, WhileShown } from '@wealth/parts';
import { CompareBar } from '@wealth/ui/compare-bar';
import type { ReactNode } from 'react';
import type { HoldingRanges } from '../../model/holdingRows.ts';

/** How many units, what they cost on average, and what of them is still settling. */
export function QuantityCell({ holding }: { holding: Holding }) {
  const t = useMessages('portfolio');
  const formats = useFormats();
  return (
    <>
      <OwnFigure>{formats.quantity(holding.quantity)}</OwnFigure>
      <span className="block text-caption text-fg-subtle">
        <OwnFigure>{t('averageCost', { price: formats.price(holding.average_price) })}</OwnFigure>
      </span>
      {holding.t1_quantity > 0 && (
        <WhileShown>
          <span className="block text-caption text-fg-subtle">
            {t('settling', { quantity: formats.quantity(holding.t1_quantity) })}
          </span>
        </WhileShown>
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

interface GainCellProps {
  holding: Holding;
  range: HoldingRanges['gain'];
}

/** What a holding has gained, in rupees and in percent, with a bar from the zero that all rows share. */
export function GainCell({ holding, range }: GainCellProps) {
  return (
    <>
      <HoldingCell holding={holding} figure="unrealisedGain" />
      <span className="block text-caption text-fg-subtle">
        <HoldingCell holding={holding} figure="unrealisedGainPercent" />
      </span>
      {/* At the server's price: the bar does not jump with a tick. */}
      <WhileShown>
        <CompareBar value={holding.pnl} {...range} tone={holding.pnl < 0 ? 'loss' : 'gain'} />
      </WhileShown>
    </>
  );
}
