import type { Holding } from '@wealth/api-sdk/model';
import { useGetHoldings } from '@wealth/api-sdk/stat';
import { instrumentIdOf, type InstrumentRef } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { FactLine, Facts } from '@wealth/ui/facts';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { useId } from 'react';
import { HoldingCell } from '../live/HoldingCell.tsx';
import { PrivateFigure } from '../money/PrivateFigure.tsx';

function Figures({ holding }: { holding: Holding }) {
  const t = useMessages('parts');
  const formats = useFormats();
  const { quantity, t1_quantity: settling, average_price: average } = holding;
  return (
    <Facts layout="list">
      <FactLine name={t('currentValue')}>
        <HoldingCell holding={holding} figure="currentValue" />
      </FactLine>
      <FactLine name={t('unrealisedGain')}>
        <HoldingCell holding={holding} figure="unrealisedGain" />
      </FactLine>
      <FactLine name={t('dayChange')}>
        <HoldingCell holding={holding} figure="dayChange" />
      </FactLine>
      <FactLine name={t('quantity')}>
        <PrivateFigure>{formats.quantity(quantity)}</PrivateFigure>
      </FactLine>
      {settling > 0 && (
        <FactLine name={t('settlingShares')}>
          <PrivateFigure>{formats.quantity(settling)}</PrivateFigure>
        </FactLine>
      )}
      <FactLine name={t('averagePrice')}>
        <PrivateFigure>{formats.price(average)}</PrivateFigure>
      </FactLine>
    </Facts>
  );
}

/** What the client owns of one instrument, at the newest price. */
export function MyHolding({ instrument }: { instrument: InstrumentRef }) {
  const t = useMessages('parts');
  const titleId = useId();
  const query = useGetHoldings();
  const id = instrumentIdOf(instrument);
  const holding = query.data?.find((one) => instrumentIdOf(one.instrument) === id);
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="text-body font-semibold">
        {t('myHolding')}
      </h2>
      {holding && <Figures holding={holding} />}
      {!holding && query.data !== undefined && <p className="text-fg-muted">{t('notHeld')}</p>}
      {query.data === undefined && query.errorUpdateCount === 0 && <SkeletonRows rows={3} />}
      {query.data === undefined && query.errorUpdateCount > 0 && (
        <p className="text-fg-muted">{t('holdingsFailed')}</p>
      )}
    </section>
  );
}
