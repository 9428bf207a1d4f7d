import type { StockDetail } from '@wealth/api-sdk/model';
import { toRupees } from '@wealth/domain';
import { LiveCell, Money } from '@wealth/parts';
import { FaultBox } from '@wealth/placing';
import { Button } from '@wealth/ui/button';
import { FactLine } from '@wealth/ui/facts';
import { Note } from '@wealth/ui/note';
import { faultTextOf } from '../../core/checks/faultTexts.ts';
import { namedFigures } from './namedFigures.ts';
import { suggestionsOf } from '../terms/suggestionsOf.ts';
import type { PlacingTicket } from './usePlacingTicket.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketTax } from '../tax/useTicketTax.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';
import { PriceAge } from '../TicketHead.tsx';

export interface OrderReviewProps {
  ticket: Ticket;
  placing: PlacingTicket;
  share: StockDetail;
}

/** What the sale adds to the tax of its year, which is paid with the return. */
function TaxFact({ ticket, share }: Pick<OrderReviewProps, 'ticket' | 'share'>) {
  const { t } = useTicketWords();
  const { summary, readings, server } = ticket;
  const { order, price, cost } = summary;
  const { tax } = useTicketTax({
    order,
    price,
    cost,
    facts: readings.facts,
    share,
    preview: server.preview,
  });
  if (tax === null || tax.tax < 0) return null;
  return (
    <FactLine name={t('reviewTax')}>
      <Money rupees={toRupees(tax.tax)} />
    </FactLine>
  );
}

interface LimitOfferProps extends Pick<OrderReviewProps, 'ticket'> {
  isDisabled: boolean;
  onTake: () => void;
}

/** A market order takes what it finds: a limit is one press away. */
function LimitOffer({ ticket, isDisabled, onTake }: LimitOfferProps) {
  const { t, price, quantity } = useTicketWords();
  const { order, estimate } = ticket.summary;
  if (order.orderType !== 'MARKET' || !estimate?.nearLimit || order.quantity === null) return null;
  const { price: limit, quantity: filled } = estimate.nearLimit;
  return (
    <Note
      tone="warning"
      action={
        <Button
          variant="ghost"
          size="sm"
          isDisabled={isDisabled}
          onPress={() => {
            onTake();
            ticket.change({ kind: 'limit', price: limit });
          }}
        >
          {t('makeLimit', { price: price(limit) })}
        </Button>
      }
    >
      {t('reviewMarket')}{' '}
      {filled < order.quantity &&
        t('onlyAtOnce', { filled: quantity(filled), quantity: quantity(order.quantity) })}
    </Note>
  );
}

/** What should be thought over once more before it is sent, with the nearest price that is none of that. */
function Warnings({ ticket, share, isDisabled, onTake }: LimitOfferProps & Pick<OrderReviewProps, 'share'>) {
  const words = useTicketWords();
  const { order, sellable } = ticket.summary;
  const far = ticket.faults.filter(({ code }) => code === 'farFromMarket');
  if (far.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {far.map((fault) => (
        <FaultBox
          key={fault.code}
          severity={fault.severity}
          {...faultTextOf(fault, { words, symbol: share.symbol, order })}
        >
          {suggestionsOf(fault, { words, order, sellable }).map(({ text, change }) => (
            <Button
              key={text}
              variant="secondary"
              size="sm"
              isDisabled={isDisabled}
              onPress={() => {
                onTake();
                ticket.change(change);
              }}
            >
              {text}
            </Button>
          ))}
        </FaultBox>
      ))}
    </ul>
  );
}

function OrderFacts({ ticket, share }: Pick<OrderReviewProps, 'ticket' | 'share'>) {
  const { t, price, formats, typeName, validityName } = useTicketWords();
  const { order, protection, settlement, estimate } = ticket.summary;
  const { charges, total } = namedFigures(ticket);
  const isBuy = order.side === 'BUY';
  return (
    <dl className="grid gap-2 rounded-control bg-surface-sunken p-card text-detail">
      <FactLine name={t('reviewOrder')}>
        {t('reviewOrderText', {
          type: typeName(order.orderType),
          validity: validityName(order.validity),
          market: share.market,
        })}
      </FactLine>
      {order.price !== null && <FactLine name={t('reviewLimit')}>{price(order.price)}</FactLine>}
      {order.triggerPrice !== null && (
        <FactLine name={t('reviewTrigger')}>{price(order.triggerPrice)}</FactLine>
      )}
      {order.stop && order.stop.price !== null && order.stop.triggerPrice !== null && (
        <>
          <FactLine name={t('stopTriggerPrice')}>{price(order.stop.triggerPrice)}</FactLine>
          <FactLine name={t('stopPrice')}>{price(order.stop.price)}</FactLine>
        </>
      )}
      {order.price === null && estimate !== null && estimate.worstPrice !== null && (
        <FactLine name={t('reviewEstimate')}>
          {formats.price(estimate.averagePrice)} · {price(estimate.worstPrice)}
        </FactLine>
      )}
      {protection !== null && <FactLine name={t('reviewProtection')}>{price(protection)}</FactLine>}
      <FactLine name={t('reviewCharges')}>
        <Money rupees={charges === null ? null : toRupees(charges)} isPublic />
      </FactLine>
      {!isBuy && <TaxFact ticket={ticket} share={share} />}
      {order.validity !== 'GTT' && (
        <FactLine name={t('reviewSettles')}>{formats.day(settlement.settlesOn)}</FactLine>
      )}
      <FactLine name={t(isBuy ? 'reviewTotalBuy' : 'reviewTotalSell')} isStrong>
        <Money rupees={total === null ? null : toRupees(total)} isPublic />
      </FactLine>
    </dl>
  );
}

/** The order once more before it is sent, with the price that it was calculated with and the one of now. */
export function OrderReview({ ticket, placing, share }: OrderReviewProps) {
  const { t, price } = useTicketWords();
  const { step, isBusy, back } = placing;
  if (step.kind !== 'review') return null;
  const { lastPrice } = step.seen;
  return (
    <>
      <OrderFacts ticket={ticket} share={share} />
      {ticket.summary.order.validity === 'GTT' && <Note>{t('reviewGtt')}</Note>}
      <Warnings ticket={ticket} share={share} isDisabled={isBusy} onTake={back} />
      <LimitOffer ticket={ticket} isDisabled={isBusy} onTake={back} />
      <dl className="grid gap-1 text-caption">
        {lastPrice !== null && <FactLine name={t('reviewCalculatedAt')}>{price(lastPrice)}</FactLine>}
        <FactLine name={t('lastPrice')}>
          <LiveCell instrument={share} served={share.quote} figure="lastPrice" />
          <PriceAge />
        </FactLine>
      </dl>
    </>
  );
}
