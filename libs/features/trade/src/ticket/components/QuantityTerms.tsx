import type { StockDetail } from '@wealth/api-sdk/model';
import { toRupees } from '@wealth/domain';
import { amountInWords } from '@wealth/i18n-locale';
import { useLanguage } from '@wealth/i18n-locale-react';
import { OwnFigure } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { MoneyField } from '@wealth/ui/money-field';
import { Note } from '@wealth/ui/note';
import { NumberField } from '@wealth/ui/number-field';
import { heldTexts } from '../faultTexts.ts';
import { partOf } from '../model/ticketSummary.ts';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../useTicketWords.ts';
import { FaultLines, type FaultLinesProps } from './FaultLines.tsx';

interface QuantityTermsProps extends Omit<FaultLinesProps, 'place' | 'symbol'> {
  share: StockDetail;
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

/** What can be sold now, of which parts the holding is made, and parts of it as a press. */
function Sellable({ ticket, symbol }: { ticket: Ticket; symbol: string }) {
  const words = useTicketWords();
  const { t, quantity } = words;
  const { holding, instrument } = ticket.readings.facts;
  const sellable = ticket.summary.sellable;
  if (!holding || sellable === null) return null;
  if (holding.quantity === 0) {
    return <p className="text-caption text-fg-muted">{t('notHeldToSell', { symbol })}</p>;
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="min-w-0 text-caption text-fg-muted">
        <span className="font-semibold text-fg">
          <OwnFigure>{quantity(sellable)}</OwnFigure> {t('sellableNow')}
        </span>{' '}
        <OwnFigure>{heldTexts(words, holding).join(' ')}</OwnFigure>
      </p>
      <div className="flex flex-wrap gap-1.5">
        {parts.map((part) => (
          <Button
            key={part}
            variant="secondary"
            size="sm"
            isDisabled={sellable === 0}
            onPress={() =>
              ticket.change({ kind: 'quantity', quantity: partOf(sellable, part, instrument.lotSize) })
            }
          >
            {part === 100 ? t('sellAll') : t('partOfAll', { percent: String(part) })}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** How many: by shares, or by an amount. */
export function QuantityTerms({ share, ...props }: QuantityTermsProps) {
  const { ticket } = props;
  const { t, quantity: written } = useTicketWords();
  const language = useLanguage();
  const { state, change, summary } = ticket;
  const { quantity } = summary.order;
  const isByShares = state.by === 'shares';
  return (
    <div className="grid grid-cols-1 gap-2">
      {isByShares ? (
        <NumberField
          key="shares"
          label={t('quantity')}
          value={state.quantity}
          step={share.lot_size}
          minimum={share.lot_size}
          formatValue={written}
          autoFocus
          onChange={(next) => change({ kind: 'quantity', quantity: next })}
        />
      ) : (
        <MoneyField
          key="amount"
          label={t(state.side === 'BUY' ? 'amountWithCharges' : 'amount')}
          value={state.amount}
          describeAmount={(amount) => amountInWords(toRupees(amount), language)}
          autoFocus
          onChange={(amount) => change({ kind: 'amount', amount })}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        {isByShares ? <span /> : <AmountMeaning ticket={ticket} />}
        <Button
          variant="ghost"
          size="sm"
          onPress={() => change({ kind: 'by', by: isByShares ? 'amount' : 'shares', quantity })}
        >
          {t(isByShares ? 'amountInstead' : 'sharesInstead')}
        </Button>
      </div>
      {state.side === 'SELL' && <Sellable ticket={ticket} symbol={share.symbol} />}
      <Following ticket={ticket} />
      <FaultLines {...props} symbol={share.symbol} place="quantity" />
    </div>
  );
}
