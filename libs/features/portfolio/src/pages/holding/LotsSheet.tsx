import type { Holding } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { HoldingCell, HoldingPrice, PrivateFigure } from '@wealth/parts';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Sheet } from '@wealth/ui/sheet';
import { HoldingLots } from './HoldingLots.tsx';

function HoldingFacts({ holding }: { holding: Holding }) {
  const t = useMessages('holdings');
  const formats = useFormats();
  return (
    <div className="px-4 pt-4">
      <Facts layout="list">
        <FactLine name={t('value')} isStrong>
          <HoldingCell holding={holding} figure="currentValue" />
        </FactLine>
        <FactLine name={t('gain')}>
          <HoldingCell holding={holding} figure="unrealisedGain" />{' '}
          <HoldingCell holding={holding} figure="unrealisedGainPercent" />
        </FactLine>
        <FactLine name={t('dayChange')}>
          <HoldingCell holding={holding} figure="dayChange" />{' '}
          <HoldingCell holding={holding} figure="dayChangePercent" />
        </FactLine>
        <FactLine name={t('lastPrice')}>
          <HoldingPrice holding={holding} />
        </FactLine>
        <FactLine name={t('average')}>
          <PrivateFigure>{formats.price(holding.average_price)}</PrivateFigure>
        </FactLine>
        <FactLine name={t('next')}>
          <PrivateFigure>{formats.price(holding.next_price)}</PrivateFigure>
        </FactLine>
        <FactLine name={t('shares')}>
          <PrivateFigure>{formats.quantity(holding.quantity)}</PrivateFigure>
        </FactLine>
      </Facts>
    </div>
  );
}

export interface LotsSheetProps {
  /** Null while it is closed. */
  holding: Holding | null;
  onClose: () => void;
}

/** The lots of a holding above the page, where a row has no room for them. */
export function LotsSheet({ holding, onClose }: LotsSheetProps) {
  const t = useMessages('holdings');
  const title = holding ? t('lotsOf', { symbol: holding.instrument.symbol }) : t('lots');
  return (
    <Sheet isOpen={holding !== null} onClose={onClose} title={title} height="90dvh">
      {holding && (
        <>
          <HoldingFacts holding={holding} />
          <HoldingLots holding={holding} />
        </>
      )}
    </Sheet>
  );
}
