import { useFormats } from '@wealth/i18n-locale-react';
import type { LiveHolding } from '@wealth/stream';
import { Amount } from '@wealth/ui/amount';
import { PriceChange } from '@wealth/ui/price-change';

export interface GainCellProps {
  figures: LiveHolding;
  isMasked: boolean;
}

/** What a holding has gained, in rupees and in percent; the percentage stays when amounts are hidden. */
export function GainCell({ figures: { unrealisedGain, unrealisedGainPercent }, isMasked }: GainCellProps) {
  const formats = useFormats();
  if (isMasked) {
    return (
      <>
        <Amount value="" isMasked />
        <span className="block text-caption">
          <PriceChange percent={unrealisedGainPercent} />
        </span>
      </>
    );
  }
  return (
    <>
      <PriceChange
        percent={unrealisedGainPercent}
        text={formats.amount(unrealisedGain, { isSigned: true })}
      />
      <span className="block text-caption text-fg-subtle">{formats.percent(unrealisedGainPercent)}</span>
    </>
  );
}
