import type { OrderDetail, StockDetail } from '@wealth/api-sdk/model';
import { useGetOrder } from '@wealth/api-sdk/trade';
import { fromWire } from '@wealth/domain';
import { openTicket, useFailureText } from '@wealth/parts';
import { PlacingDialog, type PlacingWords } from '@wealth/placing';
import { useSession } from '@wealth/session';
import { openOrder } from '../../core/order/openOrder.ts';
import { orderPlacing } from '../../core/placing/orderPlacing.ts';
import { findEqualOrder } from './findEqualOrder.ts';
import { gttOfPurchase } from './gttOfPurchase.ts';
import { ticketDraftName } from '../../core/drafts/ticketDraft.ts';
import { orderTitleOf } from './orderTitleOf.ts';
import type { OrderSeen, PlacingTicket } from './usePlacingTicket.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';
import { OrderResult } from './OrderResult.tsx';
import { OrderReview } from './OrderReview.tsx';
import type { ResultLeads } from './ResultActions.tsx';

export interface OrderPlacingProps {
  ticket: Ticket;
  placing: PlacingTicket;
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

/** What is done with the ticket once its order is placed. */
function afterPlacing(
  ticket: Ticket,
  placing: PlacingTicket,
): Pick<ResultLeads, 'following' | 'onNext' | 'onOrder'> {
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
function useProtect({ readings, clear }: Ticket, { back }: PlacingTicket) {
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

/** The order as the result shows it; the same question to the cache. */
function useOrderShown({ progress }: PlacingTicket) {
  const answered = progress?.kind === 'placed' ? progress.placed : null;
  const { data } = useGetOrder(answered?.id ?? '', {
    query: { enabled: answered !== null, meta: { claims: () => true } },
  });
  return answered && (data ?? answered);
}

function usePlacingWords(): PlacingWords {
  const { t } = useTicketWords();
  return {
    place: t('placeOrder'),
    placeAgain: t('placeAgain'),
    back: t('backToTicket'),
    sentAtLastDigit: t('sentAtLastDigit'),
    noPin: t('reviewNoPin'),
    pinAgain: t('reviewPinAgain'),
    openIntent: (time) => t('reviewOpenIntent', { time }),
    notConfirmed: t('notConfirmed'),
    sendingTitle: t('sendingTitle'),
    sendingText: t('sendingText'),
    askingTitle: t('askingTitle'),
    askingText: t('askingText'),
    notPlacedTitle: t('notPlacedTitle'),
    notPlacedText: t('notPlacedText'),
    placeAnew: t('placeAnew'),
    refusedTitle: t('refusedTitle'),
    refusedText: t('refusedText'),
  };
}

/** What the title of the review says of the order. */
function useReviewTitle({ summary }: Ticket, share: StockDetail): string {
  const { t, quantity } = useTicketWords();
  const { order } = summary;
  const of = { quantity: quantity(order.quantity ?? 0), symbol: share.symbol };
  return t(order.side === 'BUY' ? 'reviewTitleBuy' : 'reviewTitleSell', of);
}

/** Where the last price stood and stands, once the two are too far apart. */
function useMovedText() {
  const { t, price } = useTicketWords();
  return ({ lastPrice: from }: OrderSeen, { lastPrice: to }: OrderSeen) => ({
    title: from === null || to === null ? '' : t('reviewMoved', { from: price(from), to: price(to) }),
    text: t('reviewMovedText'),
  });
}

/** Review, the question of the second order, and what became of it, over the ticket. */
export function OrderPlacing({ ticket, placing, share, onGone, ...leads }: OrderPlacingProps) {
  const ticketWords = useTicketWords();
  const { t } = ticketWords;
  const words = usePlacingWords();
  const title = useReviewTitle(ticket, share);
  const moved = useMovedText();
  const failureText = useFailureText();
  const protect = useProtect(ticket, placing);
  const order = useOrderShown(placing);
  const { readings, state } = ticket;

  async function openFirst() {
    const first = await findEqualOrder(ticket.draft);
    if (!first) return leads.onAwaiting();
    placing.back();
    return openOrder(first);
  }

  return (
    <PlacingDialog
      {...{ words, title, moved, onGone }}
      placing={orderPlacing}
      flow={placing}
      variant={ticket.summary.order.side === 'BUY' ? 'buy' : 'sell'}
      review={<OrderReview {...{ ticket, placing, share }} />}
      second={{
        title: t('secondTitle'),
        text: t('secondText'),
        yes: t('secondYes'),
        no: t('secondNo'),
        onFirst: () => void openFirst(),
      }}
      resultTitle={(placed) => orderTitleOf(order ?? placed, ticketWords)}
      result={({ placed, isFoundAgain }, { seen }) => (
        <OrderResult
          order={placed}
          isFoundAgain={isFoundAgain}
          estimated={seen}
          kept={readings.waiting.find(({ id }) => id === state.keptOrderId)}
          actions={{ ...leads, ...afterPlacing(ticket, placing), onProtect: protect }}
        />
      )}
      faults={failureText}
      onDone={leads.onDone}
    />
  );
}
