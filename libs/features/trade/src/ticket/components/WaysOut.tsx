import type { Order } from '@wealth/api-sdk/model';
import { fromWire, type OrderFault, type OrderFaultOf } from '@wealth/domain';
import { limitsHref } from '@wealth/hrefs';
import { Button } from '@wealth/ui/button';
import { LinkButton } from '@wealth/ui/link';
import { useCancelOne } from '../../orders/actions/useCancelOne.ts';
import { nearestText } from '../nearestText.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../useTicketWords.ts';

interface WaysOutProps {
  ticket: Ticket;
  fault: OrderFault;
  onDeposit: () => void;
  onAwaiting: () => void;
}

/** What the client has forbidden itself leads to where that is set. */
const ownLimitCodes: ReadonlySet<OrderFault['code']> = new Set<OrderFault['code']>([
  'aboveOwnLimit',
  'dailyLossReached',
  'segmentOff',
  'coolingOff',
]);

/** The client's own order that the typed one would meet first. */
function metOrderOf(ticket: Ticket, { figures }: OrderFaultOf<'selfTrade'>): Order | undefined {
  const { order } = ticket.summary;
  return ticket.readings.inBook.find(
    ({ side, price }) => side !== order.side && (price === null ? null : fromWire(price)) === figures.price,
  );
}

/** The own order that stands in the way: cancelled, or looked at. */
function OwnOrderWays({ ticket, fault, onAwaiting }: Omit<WaysOutProps, 'onDeposit'>) {
  const { t } = useTicketWords();
  const { cancel, cancelling } = useCancelOne();
  const met = fault.code === 'selfTrade' ? metOrderOf(ticket, fault) : undefined;
  return (
    <>
      {met && (
        <Button
          variant="secondary"
          size="sm"
          isPending={cancelling.has(met.id)}
          aria-haspopup="dialog"
          onPress={() => void cancel(met)}
        >
          {t(met.side === 'BUY' ? 'cancelTheBuy' : 'cancelTheSell')}
        </Button>
      )}
      <Button variant="secondary" size="sm" onPress={onAwaiting}>
        {t('seeOrders')}
      </Button>
    </>
  );
}

/** More than one order may hold goes in several, one after the other. */
function SliceWay({ ticket, fault }: { ticket: Ticket; fault: OrderFaultOf<'aboveFreeze'> }) {
  const { t } = useTicketWords();
  const { quantity } = ticket.summary.order;
  const { slice, sliceCount } = fault.figures;
  if (quantity === null || slice <= 0) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      onPress={() => ticket.change({ kind: 'slice', quantity: slice, following: quantity - slice })}
    >
      {sliceCount === 2 ? t('splitInTwo') : t('splitInto', { count: String(sliceCount) })}
    </Button>
  );
}

/** What puts an end to a fault, each as a button. */
export function WaysOut({ ticket, fault, onDeposit, onAwaiting }: WaysOutProps) {
  const words = useTicketWords();
  const { t } = words;
  const { nearest } = fault;
  const { sellable } = ticket.summary;
  // A quantity that nobody has thought of is no way out.
  const text = fault.code === 'required' ? null : nearestText(fault, words);
  const canSellAll = fault.code === 'belowMinimum' && sellable !== null && sellable > 0;
  return (
    <>
      {fault.code === 'aboveFreeze' && <SliceWay ticket={ticket} fault={fault} />}
      {nearest && text !== null && (
        <Button variant="secondary" size="sm" onPress={() => ticket.change({ kind: 'nearest', nearest })}>
          {text}
        </Button>
      )}
      {canSellAll && nearest?.quantity !== sellable && (
        <Button
          variant="secondary"
          size="sm"
          onPress={() => ticket.change({ kind: 'nearest', nearest: { quantity: sellable } })}
        >
          {t('sellAll')}
        </Button>
      )}
      {fault.code === 'notEnoughFunds' && (
        <Button variant="secondary" size="sm" onPress={onDeposit}>
          {t('deposit')}
        </Button>
      )}
      {(fault.code === 'selfTrade' || fault.code === 'equalOrder') && (
        <OwnOrderWays {...{ ticket, fault, onAwaiting }} />
      )}
      {ownLimitCodes.has(fault.code) && (
        <LinkButton variant="secondary" size="sm" href={limitsHref()}>
          {t('ownLimitsOpen')}
        </LinkButton>
      )}
    </>
  );
}
