import type { StockDetail } from '@wealth/api-sdk/model';
import { toRupees, type HoldingParts } from '@wealth/domain';
import { amountInWords } from '@wealth/i18n-locale';
import { useLanguage } from '@wealth/i18n-locale-react';
import { PrivateFigure } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { MoneyField } from '@wealth/ui/money-field';
import { Note } from '@wealth/ui/note';
import { NumberField } from '@wealth/ui/number-field';
import { memo } from 'react';
import { heldTexts } from '../../core/checks/faultTexts.ts';
import type { TicketState } from '../../core/drafts/ticketState.ts';
import { partOf, type TicketSummary } from '../model/ticketSummary.ts';
import type { FieldFaults } from './useFieldFaults.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';

interface QuantityTermsProps {
  share: StockDetail;
  ticket: Ticket;
  /** What is wrong with it. */
  field: FieldFaults;
}

/** What an amount comes to: shares are whole. */
function AmountMeaning({ ticket }: { ticket: Ticket }) {
  const { t, amount, quantity: units } = useTicketWords();
  const { state, summary } = ticket;
  const { quantity } = summary.order;
  if (state.amount === null || quantity === null) return null;
  return (
    <p className="text-caption text-fg-muted" aria-live="polite">
      <span className="font-semibold text-fg">{t('amountGives', { quantity, shown: units(quantity) })}</span>{' '}
      {summary.unused !== null && summary.unused > 0 && t('amountUnused', { amount: amount(summary.unused) })}
    </p>
  );
}

/** What is placed after this order, of a quantity that one order cannot hold. */
function Following({ ticket }: { ticket: Ticket }) {
  const { t, quantity: units } = useTicketWords();
  const { following, quantity } = ticket.state;
  if (following === 0 || quantity === null || quantity <= 0) return null;
  return (
    <Note tone="info" isAnnounced>
      {t('slicesFollow', { count: Math.ceil(following / quantity), shown: units(following) })}
    </Note>
  );
}

const parts = [25, 50, 100] as const;

interface SellableProps extends Pick<TicketSummary, 'sellable'>, Pick<Ticket, 'change'> {
  holding: HoldingParts | null;
  lotSize: number;
  symbol: string;
}

/** What can be sold now, of which parts the holding is made, and parts of it as a press. */
const Sellable = memo(function Sellable({ sellable, holding, lotSize, symbol, change }: SellableProps) {
  const words = useTicketWords();
  const { t, quantity } = words;
  if (!holding || sellable === null) return null;
  if (holding.quantity === 0) {
    return <p className="text-caption text-fg-muted">{t('notHeldToSell', { symbol })}</p>;
  }
  return (
    <>
      <p className="min-w-0 text-caption text-fg-muted">
        <span className="font-semibold text-fg">
          <PrivateFigure>{quantity(sellable)}</PrivateFigure> {t('sellableNow')}
        </span>{' '}
        {/* What is all of it needs no second figure. */}
        {holding.quantity !== sellable && (
          <PrivateFigure>{heldTexts(words, holding).join(' ')}</PrivateFigure>
        )}
      </p>
      <div className="flex flex-wrap gap-1.5">
        {parts.map((part) => (
          <Button
            key={part}
            variant="secondary"
            size="sm"
            isDisabled={sellable === 0}
            onPress={() => change({ kind: 'quantity', quantity: partOf(sellable, part, lotSize) })}
          >
            {part === 100 ? t('sellAll') : t('partOfAll', { percent: String(part) })}
          </Button>
        ))}
      </div>
    </>
  );
});

/** The fewest shares that are worth the smallest trade, as a press: nobody has to find them by trying. */
const Smallest = memo(function Smallest({
  smallest,
  change,
}: Pick<TicketSummary, 'smallest'> & Pick<Ticket, 'change'>) {
  const { t, amount, quantity } = useTicketWords();
  if (smallest === null) return null;
  return (
    <>
      <p className="min-w-0 text-caption text-fg-muted">
        {t('smallestTrade', { minimum: amount(smallest.minimum) })}
      </p>
      <Button
        variant="secondary"
        size="sm"
        onPress={() => change({ kind: 'quantity', quantity: smallest.quantity })}
      >
        {t('useQuantity', { quantity: smallest.quantity, shown: quantity(smallest.quantity) })}
      </Button>
    </>
  );
});

interface HowManyProps
  extends Pick<TicketState, 'by' | 'side' | 'quantity' | 'amount'>, Pick<Ticket, 'change'>, FieldFaults {
  lotSize: number;
  /** What stays when an amount becomes its quantity. */
  counted: number | null;
}

/** The field of the quantity, or of the amount that it follows from: a key in another field leaves it as it is. */
const HowMany = memo(function HowMany(props: HowManyProps) {
  const { by, side, quantity, amount, change, lotSize, counted, ...faults } = props;
  const { t, quantity: written } = useTicketWords();
  const language = useLanguage();
  const isByShares = by === 'shares';
  const beside = (
    <Button
      variant="ghost"
      size="sm"
      onPress={() =>
        change(isByShares ? { kind: 'by', by: 'amount' } : { kind: 'by', by: 'shares', quantity: counted })
      }
    >
      {t(isByShares ? 'amountInstead' : 'sharesInstead')}
    </Button>
  );
  return isByShares ? (
    <NumberField
      {...faults}
      key="shares"
      label={t('quantity')}
      value={quantity}
      step={lotSize}
      minimum={lotSize}
      formatValue={written}
      autoFocus
      beside={beside}
      onChange={(next) => change({ kind: 'quantity', quantity: next })}
    />
  ) : (
    <MoneyField
      {...faults}
      key="amount"
      label={t(side === 'BUY' ? 'amountWithCharges' : 'amount')}
      value={amount}
      describeAmount={(typed) => amountInWords(toRupees(typed), language)}
      autoFocus
      beside={beside}
      onChange={(next) => change({ kind: 'amount', amount: next })}
    />
  );
});

/** How many: by shares, or by an amount. */
export function QuantityTerms({ share, ticket, field }: QuantityTermsProps) {
  const { state, change, summary, readings } = ticket;
  const { side, by, quantity, amount } = state;
  const { holding } = readings.facts;
  const { lot_size: lotSize, symbol } = share;
  const isByShares = by === 'shares';
  return (
    <div data-place="quantity" className="grid grid-cols-1 gap-1.5">
      {/* Beneath the field for the eye, before it for the Tab key, which goes on to the price. */}
      <div className="order-1 flex min-h-control-sm flex-wrap items-center justify-between gap-2">
        {side === 'SELL' && (
          <Sellable sellable={summary.sellable} {...{ holding, lotSize, symbol, change }} />
        )}
        {side === 'BUY' && isByShares && quantity === null && (
          <Smallest smallest={summary.smallest} change={change} />
        )}
        {!isByShares && <AmountMeaning ticket={ticket} />}
      </div>
      <HowMany
        {...{ by, side, quantity, amount, change, lotSize }}
        {...field}
        counted={isByShares ? null : summary.order.quantity}
      />
      <div className="order-2 empty:hidden">
        <Following ticket={ticket} />
      </div>
    </div>
  );
}
