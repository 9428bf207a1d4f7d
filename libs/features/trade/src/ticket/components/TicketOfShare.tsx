import type { StockDetail } from '@wealth/api-sdk/model';
import type { InstrumentReference, TicketSide } from '@wealth/hrefs';
import { NotFoundIcon } from '@wealth/ui/icon';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { StateMessage } from '@wealth/ui/state-message';
import type { ReactNode } from 'react';
import { useSideNow } from '../useSideNow.ts';
import { useOtherListing, useTicketShare } from '../useTicketReadings.ts';
import { useTicketWords } from '../useTicketWords.ts';
import { OrderTicket, type OrderTicketProps } from './OrderTicket.tsx';
import { TicketHead, type TicketHeadProps } from './TicketHead.tsx';

export interface TicketOfShareProps
  extends Omit<OrderTicketProps, 'share' | 'side' | 'head'>, Pick<TicketHeadProps, 'headingLevel'> {
  instrument: InstrumentReference;
  side: TicketSide;
  /** The same company at the other exchange, on the side that the ticket has by then. */
  onInstrumentChange: (instrument: InstrumentReference, side: TicketSide) => void;
  headActions?: ReactNode;
  /** @default a sentence that says so */
  notFound?: ReactNode;
}

interface KnownProps extends Omit<TicketOfShareProps, 'instrument' | 'notFound'> {
  share: StockDetail;
}

function Known({ share, onInstrumentChange, headingLevel, headActions, ...rest }: KnownProps) {
  const other = useOtherListing(share);
  const sideNow = useSideNow(share, rest.side);
  return (
    <OrderTicket
      {...rest}
      share={share}
      head={
        <TicketHead
          {...{ share, other, headingLevel }}
          onInstrumentChange={(next) => onInstrumentChange(next, sideNow())}
          actions={headActions}
        />
      }
    />
  );
}

/** The ticket of a share, once it is known; what stands in its place until then, and when there is no such share. */
export function TicketOfShare({ instrument, notFound, ...rest }: TicketOfShareProps) {
  const { t } = useTicketWords();
  const { query, share, isUnknown } = useTicketShare(instrument);
  const { symbol, market } = instrument;
  if (market === 'INDEX') {
    return (
      <StateMessage
        kind="empty"
        icon={<NotFoundIcon size="lg" />}
        title={t('indexNotTraded')}
        text={t('indexNotTradedText', { symbol })}
      />
    );
  }
  if (isUnknown) {
    return (
      notFound ?? (
        <StateMessage
          kind="empty"
          icon={<NotFoundIcon size="lg" />}
          title={t('stockUnknown')}
          text={t('stockUnknownText', { symbol, market })}
        />
      )
    );
  }
  if (share) return <Known {...rest} share={share} />;
  return (
    <div className="p-6 max-tablet:p-4">
      {query.isError ? (
        <StateMessage
          kind="error"
          title={t('stockFailed')}
          text={t('stockFailedText')}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </div>
  );
}
