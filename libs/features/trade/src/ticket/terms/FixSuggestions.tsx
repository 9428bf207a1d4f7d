import type { Order } from '@wealth/api-sdk/model';
import { fromWire, type OrderFault, type OrderFaultOf, type Paise } from '@wealth/domain';
import { deepHref } from '@wealth/hrefs';
import { Button } from '@wealth/ui/button';
import { LinkButton } from '@wealth/ui/link';
import { useCancelOne } from '../../core/cancel/useCancelOne.ts';
import { suggestionsOf } from './suggestionsOf.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';

interface FixSuggestionsProps {
  ticket: Ticket;
  fault: OrderFault;
  /** @param missing - What the order lacks. */
  onDeposit: (missing: Paise) => void;
  onAwaiting: () => void;
}

/** Limits of the client's own: a link leads to the page where they are set. */
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

/** The client's own order that the new one would meet: a button cancels it, another shows it. */
function OwnOrderFixes({ ticket, fault, onAwaiting }: Omit<FixSuggestionsProps, 'onDeposit'>) {
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

/** What removes a fault, each as a button. */
export function FixSuggestions({ ticket, fault, onDeposit, onAwaiting }: FixSuggestionsProps) {
  const words = useTicketWords();
  const { t } = words;
  const { order, sellable } = ticket.summary;
  return (
    <>
      {suggestionsOf(fault, { words, order, sellable }).map(({ text, change }) => (
        <Button key={text} variant="secondary" size="sm" onPress={() => ticket.change(change)}>
          {text}
        </Button>
      ))}
      {fault.code === 'notEnoughFunds' && (
        <Button variant="secondary" size="sm" onPress={() => onDeposit(fault.figures.missing)}>
          {t('deposit')}
        </Button>
      )}
      {(fault.code === 'selfTrade' || fault.code === 'equalOrder') && (
        <OwnOrderFixes {...{ ticket, fault, onAwaiting }} />
      )}
      {ownLimitCodes.has(fault.code) && (
        <LinkButton variant="secondary" size="sm" href={deepHref.limits()}>
          {t('ownLimitsOpen')}
        </LinkButton>
      )}
    </>
  );
}
