import type { OrderPreview } from '@wealth/api-sdk/model';
import { gainPercent, toRupees, toWire, type ChargeCode, type OrderCost } from '@wealth/domain';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { Money } from '@wealth/parts';
import { Disclosure } from '@wealth/ui/accordion';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { CostBreakdown, type CostLine } from '@wealth/ui/cost-breakdown';
import { Note } from '@wealth/ui/note';
import { Button } from '@wealth/ui/button';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords, type TicketWords } from '../useTicketWords.ts';

const chargeNames = {
  brokerage: 'chargeBrokerage',
  securitiesTransactionTax: 'chargeStt',
  exchangeFee: 'chargeExchange',
  investorProtectionLevy: 'chargeLevy',
  regulatorFee: 'chargeRegulator',
  stampDuty: 'chargeStamp',
  depositoryFee: 'chargeDepository',
  gst: 'chargeGst',
} as const satisfies Record<ChargeCode, PlainMessageKey<'ticket'>>;

type Line = OrderCost['lines'][number];

function chargeName({ t }: TicketWords, { code, percent }: Pick<Line, 'code' | 'percent'>): string {
  const name = t(chargeNames[code]);
  return percent === null || percent === '0' ? name : t('chargeRate', { name, rate: percent });
}

const isChargeCode = (code: string): code is ChargeCode => Object.hasOwn(chargeNames, code);

/** The server's lines, in our words where we have some. */
function serverLines({ charges }: OrderPreview, { t }: TicketWords): CostLine[] {
  return charges.map(({ code, label, amount }) => ({
    id: code,
    label: isChargeCode(code) ? t(chargeNames[code]) : label,
    amount,
  }));
}

/** Which rule gave each line, since when, and where it stands. */
function Rates({ lines }: { lines: readonly Line[] }) {
  const words = useTicketWords();
  const { t, formats } = words;
  return (
    <Disclosure title={t('ratesSince')} headingLevel="h3">
      <ul className="grid gap-1 text-caption">
        {lines.map((line) => (
          <li key={line.code} className="wrap-anywhere">
            {t('rateSource', {
              name: chargeName(words, line),
              day: formats.day(line.effectiveFrom),
              source: line.source,
            })}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Whether the server has confirmed the figures, or counts others. */
function Confirmation({ ticket }: { ticket: Ticket }) {
  const { t } = useTicketWords();
  const { server, reading, draft } = ticket;
  if (draft === null) return null;
  if (reading?.differs) {
    return (
      <Note tone="warning" isAnnounced>
        {t('serverDiffers')}
      </Note>
    );
  }
  if (reading) return <p className="text-caption text-fg-muted">{t('confirmed')}</p>;
  if (!server.hasFailed) return <p className="text-caption text-fg-muted">{t('checking')}</p>;
  return (
    <Note
      tone="warning"
      isAnnounced
      action={
        <Button variant="ghost" size="sm" onPress={server.askAgain}>
          {t('askAgain')}
        </Button>
      }
    >
      {t('notConfirmed')}
    </Note>
  );
}

const sumNames = {
  BUY: { exact: 'youPay', about: 'youPayAbout' },
  SELL: { exact: 'youReceive', about: 'youReceiveAbout' },
} as const;

/** The server's figures, where it counts differently. */
const otherFigures = ({ reading, server }: Ticket) => (reading?.differs ? server.preview : null);

/** The one figure that the order is about, and the price at which a sale brings it back. */
function Total({ ticket }: { ticket: Ticket }) {
  const { t, price } = useTicketWords();
  const { cost, order, breakEven } = ticket.summary;
  const total = otherFigures(ticket)?.total ?? (cost ? toRupees(cost.cash) : null);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 grow basis-60">
        <p className="text-detail text-fg-muted">
          {t(sumNames[order.side][order.price === null ? 'about' : 'exact'])}
        </p>
        <p className="font-semibold">
          <Money rupees={total} form="large" isPublic />
        </p>
      </div>
      {breakEven !== null && (
        <div className="ml-auto text-end">
          <p className="text-detail text-fg-muted">{t('breakEven')}</p>
          <p className="text-title tabular-nums">{price(breakEven)}</p>
        </div>
      )}
    </div>
  );
}

function Breakdown({ ticket, cost }: { ticket: Ticket; cost: OrderCost }) {
  const words = useTicketWords();
  const { t, price, percent, quantity, formats } = words;
  // The foot of a phone says the sum.
  const isPhone = useBreakpoint() === 'mobile';
  const { order, price: counted } = ticket.summary;
  const preview = otherFigures(ticket);
  const share = gainPercent(cost.value, cost.charges);
  const own = cost.lines.map((line) => ({
    id: line.code,
    label: chargeName(words, line),
    amount: toWire(line.amount),
  }));
  const lines: CostLine[] = [
    {
      id: 'value',
      label: t('valueLine', { quantity: quantity(order.quantity ?? 0), price: price(counted ?? 0) }),
      amount: preview?.value ?? toWire(cost.value),
    },
    ...(preview ? serverLines(preview, words) : own),
    {
      id: 'charges',
      label: t('chargesTotal', { percent: percent(share) }),
      amount: preview?.charges_total ?? toWire(cost.charges),
    },
  ];
  return (
    <div className="rounded-card border border-border bg-surface p-card">
      <CostBreakdown
        headingLevel="h2"
        title={t('charges')}
        isFolded={isPhone}
        lines={lines}
        total={{
          label: t(order.side === 'BUY' ? 'totalPay' : 'totalReceive'),
          amount: preview?.total ?? toWire(cost.cash),
        }}
        formatAmount={formats.amount}
      />
    </div>
  );
}

/** What the order costs or brings in: the sum, each charge by name, and what a sale would have to bring. */
export function TicketCosts({ ticket }: { ticket: Ticket }) {
  const { t, price, amount } = useTicketWords();
  const { cost, protection, needed } = ticket.summary;
  return (
    <section aria-label={t('charges')} className="grid grid-cols-1 content-start gap-4">
      <Total ticket={ticket} />
      {cost && (
        <>
          <Breakdown ticket={ticket} cost={cost} />
          <Confirmation ticket={ticket} />
          <Rates lines={cost.lines} />
        </>
      )}
      {protection !== null && needed !== null && (
        <p className="text-caption text-fg-muted">
          {t('protectionText', { amount: amount(needed), price: price(protection) })}
        </p>
      )}
    </section>
  );
}
