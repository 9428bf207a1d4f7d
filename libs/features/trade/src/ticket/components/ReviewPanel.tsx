import type { StockDetail } from '@wealth/api-sdk/model';
import { toRupees } from '@wealth/domain';
import { LiveCell, Money, PinCheck, useFailureText } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { Note } from '@wealth/ui/note';
import { useEffect, useRef, type RefObject } from 'react';
import { shortKey } from '../../orders/model/shortKey.ts';
import { faultTextOf } from '../faultTexts.ts';
import { namedFigures } from '../model/namedFigures.ts';
import { suggestionsOf } from '../suggestionsOf.ts';
import type { Placing, PlacingHold } from '../usePlacing.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketTax } from '../useTicketTax.ts';
import { useTicketWords } from '../useTicketWords.ts';
import { Fact } from './Fact.tsx';
import { FaultBox } from './FaultBox.tsx';
import { PanelActions } from './PanelActions.tsx';
import { PriceAge } from './TicketHead.tsx';

export interface ReviewPanelProps {
  ticket: Ticket;
  placing: Placing;
  share: StockDetail;
  /** Shows the order that was placed before, or the orders where nobody finds it. */
  onFirst: () => void;
}

function HoldNote({ hold }: { hold: PlacingHold }) {
  const { t, price, timeOf } = useTicketWords();
  const failureText = useFailureText();
  switch (hold.kind) {
    case 'moved':
      return (
        <Note
          tone="warning"
          isAnnounced
          title={t('reviewMoved', { from: price(hold.from), to: price(hold.to) })}
        >
          {t('reviewMovedText')}
        </Note>
      );
    case 'openIntent':
      return (
        <Note tone="warning" isAnnounced>
          {t('reviewOpenIntent', { time: timeOf(hold.sentAt) })}
        </Note>
      );
    case 'pinAgain':
      return (
        <Note tone="warning" isAnnounced>
          {t('reviewPinAgain')}
        </Note>
      );
    case 'failed':
      return (
        <Note tone="negative" isAnnounced title={t('notConfirmed')}>
          {failureText(hold.error)}
        </Note>
      );
  }
}

/** What the sale adds to the tax of its year, which is paid with the return. */
function TaxFact({ ticket, share }: Pick<ReviewPanelProps, 'ticket' | 'share'>) {
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
    <Fact name={t('reviewTax')}>
      <Money rupees={toRupees(tax.tax)} />
    </Fact>
  );
}

interface LimitOfferProps extends Pick<ReviewPanelProps, 'ticket'> {
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
function Warnings({ ticket, share, isDisabled, onTake }: LimitOfferProps & Pick<ReviewPanelProps, 'share'>) {
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

function OrderFacts({ ticket, share }: Pick<ReviewPanelProps, 'ticket' | 'share'>) {
  const { t, price, formats, typeName, validityName } = useTicketWords();
  const { order, protection, settlement, estimate } = ticket.summary;
  const { charges, total } = namedFigures(ticket);
  const isBuy = order.side === 'BUY';
  return (
    <dl className="grid gap-2 rounded-control bg-surface-sunken p-card text-detail">
      <Fact name={t('reviewOrder')}>
        {t('reviewOrderText', {
          type: typeName(order.orderType),
          validity: validityName(order.validity),
          market: share.market,
        })}
      </Fact>
      {order.price !== null && <Fact name={t('reviewLimit')}>{price(order.price)}</Fact>}
      {order.triggerPrice !== null && <Fact name={t('reviewTrigger')}>{price(order.triggerPrice)}</Fact>}
      {order.stop && order.stop.price !== null && order.stop.triggerPrice !== null && (
        <>
          <Fact name={t('stopTriggerPrice')}>{price(order.stop.triggerPrice)}</Fact>
          <Fact name={t('stopPrice')}>{price(order.stop.price)}</Fact>
        </>
      )}
      {order.price === null && estimate !== null && estimate.worstPrice !== null && (
        <Fact name={t('reviewEstimate')}>
          {formats.price(estimate.averagePrice)} · {price(estimate.worstPrice)}
        </Fact>
      )}
      {protection !== null && <Fact name={t('reviewProtection')}>{price(protection)}</Fact>}
      <Fact name={t('reviewCharges')}>
        <Money rupees={charges === null ? null : toRupees(charges)} isPublic />
      </Fact>
      {!isBuy && <TaxFact ticket={ticket} share={share} />}
      {order.validity !== 'GTT' && <Fact name={t('reviewSettles')}>{formats.day(settlement.settlesOn)}</Fact>}
      <Fact name={t(isBuy ? 'reviewTotalBuy' : 'reviewTotalSell')} isStrong>
        <Money rupees={total === null ? null : toRupees(total)} isPublic />
      </Fact>
    </dl>
  );
}

interface ReviewPinProps extends Pick<ReviewPanelProps, 'placing'> {
  input: RefObject<HTMLInputElement | null>;
}

/** The PIN that sends the order, in the review itself: one question, one layer. */
function ReviewPin({ placing, input }: ReviewPinProps) {
  const { t } = useTicketWords();
  // Where its code or its texts come later than the dialog, so does the focus: the next digit is of the PIN.
  useEffect(() => input.current?.focus(), [input]);
  return (
    <div className="grid grid-cols-1 gap-1 text-center">
      <PinCheck
        mayAsk={() => !placing.looksAgain()}
        onVerified={() => void placing.place()}
        isPending={placing.isBusy}
        inputRef={input}
      />
      <p className="text-caption text-fg-muted">{t('sentAtLastDigit')}</p>
    </div>
  );
}

/** The order once more before it is sent, with the price that it was calculated with and the PIN that sends it. */
export function ReviewPanel({ ticket, placing, share }: Omit<ReviewPanelProps, 'onFirst'>) {
  const { t, price } = useTicketWords();
  const { step, isBusy, back, hasPin, setPin } = placing;
  const input = useRef<HTMLInputElement>(null);
  if (step.kind !== 'review') return null;
  const { side, validity } = ticket.summary.order;
  const isBuy = side === 'BUY';
  return (
    <div className="grid grid-cols-1 gap-4">
      <OrderFacts ticket={ticket} share={share} />
      {validity === 'GTT' && <Note>{t('reviewGtt')}</Note>}
      <Warnings ticket={ticket} share={share} isDisabled={isBusy} onTake={back} />
      <LimitOffer ticket={ticket} isDisabled={isBusy} onTake={back} />
      <dl className="grid gap-1 text-caption">
        {step.lastPrice !== null && <Fact name={t('reviewCalculatedAt')}>{price(step.lastPrice)}</Fact>}
        <Fact name={t('lastPrice')}>
          <LiveCell instrument={share} served={share.quote} figure="lastPrice" />
          <PriceAge />
        </Fact>
      </dl>
      {step.hold && <HoldNote hold={step.hold} />}
      {hasPin ? <ReviewPin placing={placing} input={input} /> : <Note>{t('reviewNoPin')}</Note>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-caption text-fg-muted">{t('reviewKept', { key: shortKey(step.key) })}</p>
        {hasPin && (
          <Button variant="ghost" size="sm" onPress={() => void setPin()}>
            {t('forgotPin')}
          </Button>
        )}
      </div>
      <PanelActions>
        <Button variant="secondary" onPress={back}>
          {t('backToTicket')}
        </Button>
        <Button
          variant={isBuy ? 'buy' : 'sell'}
          autoFocus={!hasPin}
          isPending={isBusy}
          onPress={() => (hasPin ? input.current?.focus() : void setPin())}
        >
          {t(step.hold ? 'placeAgain' : 'placeOrder')}
        </Button>
      </PanelActions>
    </div>
  );
}

/** An equal order is half a minute old at most: was it meant once more? */
export function SecondPanel({ placing, onFirst }: Pick<ReviewPanelProps, 'placing' | 'onFirst'>) {
  const { t } = useTicketWords();
  return (
    <div className="grid grid-cols-1 gap-4">
      <Note tone="warning">{t('secondText')}</Note>
      <PanelActions>
        <Button variant="secondary" isPending={placing.isBusy} onPress={() => void placing.place(true)}>
          {t('secondYes')}
        </Button>
        <Button autoFocus onPress={onFirst}>
          {t('secondNo')}
        </Button>
      </PanelActions>
    </div>
  );
}
