import type { StockDetail } from '@wealth/api-sdk/model';
import type { InstrumentReference, TicketSide } from '@wealth/hrefs';
import { useShare } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { NotFoundIcon } from '@wealth/ui/icon';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { StateMessage } from '@wealth/ui/state-message';
import type { ReactNode } from 'react';
import { draftAtOther, ticketDraftName } from '../core/drafts/ticketDraft.ts';
import { useSideNow } from './useSideNow.ts';
import { useOtherListing } from '../core/checks/useTicketReadings.ts';
import { useTicketWords } from '../core/words/useTicketWords.ts';
import { OrderTicket, type OrderTicketProps } from './OrderTicket.tsx';
import { TicketHead, type TicketHeadProps } from './TicketHead.tsx';

export interface TicketOfShareProps
  extends
    Omit<OrderTicketProps, 'share' | 'side' | 'head'>,
    Pick<TicketHeadProps, 'headingLevel' | 'isInOverlay'> {
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

interface ExchangeChange extends Pick<KnownProps, 'share' | 'side' | 'onInstrumentChange'> {
  other: StockDetail | null;
}

/** Leads to the other exchange with what was typed, on the side that was chosen meanwhile. */
function useExchangeChange({ share, other, side, onInstrumentChange }: ExchangeChange) {
  const { drafts } = useSession();
  const sideNow = useSideNow(share, side);
  return (next: InstrumentReference) => {
    const nextSide = sideNow();
    const typed = drafts.read(ticketDraftName);
    const moved = other && draftAtOther(typed, { from: share, to: other });
    if (moved) drafts.write(ticketDraftName, moved);
    onInstrumentChange(next, nextSide);
  };
}

function Known({ share, onInstrumentChange, headingLevel, headActions, isInOverlay, ...rest }: KnownProps) {
  const other = useOtherListing(share);
  const changeExchange = useExchangeChange({ share, other, side: rest.side, onInstrumentChange });
  return (
    <OrderTicket
      {...rest}
      share={share}
      head={
        <TicketHead
          {...{ share, other, headingLevel, isInOverlay }}
          onInstrumentChange={changeExchange}
          actions={headActions}
        />
      }
    />
  );
}

/** The ticket of a share, once it is known; what stands in its place until then, and when there is no such share. */
export function TicketOfShare({ instrument, notFound, ...rest }: TicketOfShareProps) {
  const { t } = useTicketWords();
  const { query, share, isUnknown } = useShare(instrument);
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
