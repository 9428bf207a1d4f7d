import type { OrderDetail, StockDetail } from '@wealth/api-sdk/model';
import { useGetOrder } from '@wealth/api-sdk/trade';
import { fromWire } from '@wealth/domain';
import { openTicket, useFailureText } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { Modal } from '@wealth/ui/modal-host';
import { Note } from '@wealth/ui/note';
import { Spinner } from '@wealth/ui/spinner';
import { useEffect, useState, type ReactNode } from 'react';
import type { OrderProgress } from '../../intent/createOrderDesk.ts';
import { useOrderDesk, useOrderProgress } from '../../intent/useOrderDesk.ts';
import { findEqualOrder } from '../findEqualOrder.ts';
import { openOrder } from '../../orders/openOrder.ts';
import { gttOfPurchase } from '../model/gttOfPurchase.ts';
import { ticketDraftName } from '../model/ticketDraft.ts';
import { resultTitle } from '../resultTitle.ts';
import type { Placing, PlacingStep } from '../usePlacing.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../useTicketWords.ts';
import { AskingPanel } from './AskingPanel.tsx';
import { OrderResult } from './OrderResult.tsx';
import { PanelActions } from './PanelActions.tsx';
import type { ResultWays } from './ResultActions.tsx';
import { ReviewPanel, SecondPanel } from './ReviewPanel.tsx';

export interface PlacingDialogProps {
  ticket: Ticket;
  placing: Placing;
  share: StockDetail;
  /** Leads to the client's orders. */
  onAwaiting: () => void;
  /** Leads to what the client holds. */
  onHolding: () => void;
  /** The order is placed and looked at. */
  onDone: () => void;
  /** The dialog has left the screen. */
  onGone: () => void;
}

type Sent = Extract<PlacingStep, { kind: 'sent' }>;

interface SentProps extends Omit<PlacingDialogProps, 'share' | 'onGone'> {
  sent: Sent;
  progress: OrderProgress | null;
}

function SentPanel({ sent, progress, ticket, placing, ...leads }: SentProps) {
  const { t } = useTicketWords();
  const failureText = useFailureText();
  const desk = useOrderDesk();
  const protect = useProtect(ticket, placing);
  switch (progress?.kind) {
    case 'asking':
      return <AskingPanel orderKey={sent.key} progress={progress} onAskNow={() => desk.askNow(sent.key)} />;
    case 'placed':
      return (
        <OrderResult
          order={progress.order}
          isFoundAgain={progress.isFoundAgain}
          estimated={sent}
          kept={ticket.readings.waiting.find(({ id }) => id === ticket.state.keptOrderId)}
          actions={{ ...leads, ...afterPlacing(ticket, placing), onProtect: protect }}
        />
      );
    case 'refused':
      return (
        <Outcome
          text={<Note tone="negative">{failureText(progress.error)}</Note>}
          hint={t('refusedText')}
          action={
            <Button autoFocus onPress={placing.back}>
              {t('backToTicket')}
            </Button>
          }
        />
      );
    case 'notPlaced':
      return (
        <Outcome
          hint={t('notPlacedText')}
          action={
            <>
              <Button variant="secondary" onPress={placing.back}>
                {t('backToTicket')}
              </Button>
              <Button autoFocus onPress={placing.again}>
                {t('placeAnew')}
              </Button>
            </>
          }
        />
      );
    case 'sending':
    case undefined:
      return (
        <p role="status" className="flex items-center gap-3 text-fg-muted">
          <Spinner />
          {t('sendingText')}
        </p>
      );
  }
}

/** What is done with the ticket once its order is placed. */
function afterPlacing(
  ticket: Ticket,
  placing: Placing,
): Pick<ResultWays, 'following' | 'onNext' | 'onOrder'> {
  const { quantity, following } = ticket.state;
  const next = Math.min(following, quantity ?? following);
  return {
    following: next,
    onNext() {
      ticket.change({ kind: 'slice', quantity: next, following: following - next });
      placing.back();
    },
    onOrder(order) {
      placing.back();
      ticket.clear();
      openOrder(order);
    },
  };
}

/** Begins the ticket of a GTT with two legs around what a purchase has brought. */
function useProtect({ readings, clear }: Ticket, { back }: Placing) {
  const { drafts } = useSession();
  return (order: OrderDetail) => {
    const { instrument, filled_quantity: quantity, average_price: average } = order;
    const price = readings.facts.quote?.lastPrice ?? fromWire(average ?? 0);
    back();
    clear();
    drafts.write(
      ticketDraftName,
      gttOfPurchase({ instrument, quantity, price, tickSize: readings.facts.instrument.tickSize }),
    );
    openTicket(instrument, 'SELL');
  };
}

interface OutcomeProps {
  text?: ReactNode;
  hint: string;
  action: ReactNode;
}

function Outcome({ text, hint, action }: OutcomeProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {text}
      <p className="text-detail text-fg-muted">{hint}</p>
      <PanelActions>{action}</PanelActions>
    </div>
  );
}

/** Tells the desk that this order is in sight: no toast has to tell of it. */
function useShown(key: string | null) {
  const desk = useOrderDesk();
  useEffect(() => (key === null ? undefined : desk.show(key)), [desk, key]);
}

/** The order as the result shows it; the same question to the cache. */
function useOrderShown(progress: OrderProgress | null) {
  const answered = progress?.kind === 'placed' ? progress.order : null;
  const { data } = useGetOrder(answered?.id ?? '', {
    query: { enabled: answered !== null, meta: { claims: () => true } },
  });
  return answered && (data ?? answered);
}

/** Review, the question of the second one, and what became of the order: one in the place of the other, over the ticket. */
export function PlacingDialog({ ticket, placing, share, onGone, ...leads }: PlacingDialogProps) {
  const words = useTicketWords();
  const { step } = placing;
  const key = step.kind === 'sent' ? step.key : null;
  const progress = useOrderProgress(key ?? '');
  const order = useOrderShown(progress);
  useShown(key);
  // While it leaves the screen it still shows what it held.
  const [shown, setShown] = useState(step);
  if (step.kind !== 'form' && step !== shown) setShown(step);

  function title(): string {
    const { order: typed } = ticket.summary;
    const of = { quantity: words.quantity(typed.quantity ?? 0), symbol: share.symbol };
    if (shown.kind === 'sent') return resultTitle(progress, order, words);
    if (shown.kind === 'second') return words.t('secondTitle');
    return words.t(typed.side === 'BUY' ? 'reviewTitleBuy' : 'reviewTitleSell', of);
  }

  function close() {
    if (progress?.kind === 'placed') leads.onDone();
    else placing.back();
  }

  async function openFirst() {
    const first = await findEqualOrder(ticket.draft);
    if (!first) return leads.onAwaiting();
    placing.back();
    return openOrder(first);
  }

  return (
    <Modal isOpen={step.kind !== 'form'} onClose={close} onGone={onGone} title={title()} width={520}>
      {shown.kind === 'review' && <ReviewPanel {...{ ticket, placing, share }} />}
      {shown.kind === 'second' && <SecondPanel placing={placing} onFirst={() => void openFirst()} />}
      {shown.kind === 'sent' && <SentPanel {...leads} sent={shown} {...{ progress, ticket, placing }} />}
    </Modal>
  );
}
