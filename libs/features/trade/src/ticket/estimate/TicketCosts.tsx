import type { OrderPreview } from '@wealth/api-sdk/model';
import {
  gainPercent,
  perCrore,
  snakeCase,
  toRupees,
  toWire,
  type ChargeLine,
  type OrderCost,
} from '@wealth/domain';
import { Money } from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { CostBreakdown, type CostLine } from '@wealth/ui/cost-breakdown';
import { Help } from '@wealth/ui/help';
import { Note } from '@wealth/ui/note';
import { Button } from '@wealth/ui/button';
import { memo } from 'react';
import type { TicketSummary } from '../model/ticketSummary.ts';
import type { Confirmed } from '../useTicket.ts';
import { useShared } from '../../core/checks/useShared.ts';
import { useChargeWords, type ChargeWords } from '../../core/words/useChargeWords.ts';
import { useTicketWords, type TicketWords } from '../../core/words/useTicketWords.ts';

/** The rule that a charge follows. */
type Rule = Omit<ChargeLine, 'amount'>;

interface CostWords extends Pick<TicketWords, 't' | 'formats'> {
  chargeOf: ChargeWords;
}

function chargeName(
  { t, formats, chargeOf }: CostWords,
  { code, percent }: Pick<Rule, 'code' | 'percent'>,
): string {
  const name = chargeOf({ code: snakeCase(code), label: code }, 'long');
  const small = percent === null ? null : perCrore(percent);
  if (small !== null) return t('chargeCrore', { name, amount: formats.amount(small) });
  return percent === null || percent === '0' ? name : t('chargeRate', { name, rate: percent });
}

/** The server's lines, in our words where we have some. */
function serverLines({ charges }: OrderPreview, { chargeOf }: Pick<CostWords, 'chargeOf'>): CostLine[] {
  return charges.map((charge) => ({
    id: charge.code,
    label: chargeOf(charge, 'long'),
    amount: charge.amount,
  }));
}

/** Which rule gave each line, since when, and where it stands. */
const Rates = memo(function Rates({ rules }: { rules: readonly Rule[] }) {
  const { t, formats } = useTicketWords();
  const chargeOf = useChargeWords();
  return (
    <Help term={t('ratesSince')} label={t('ratesSince')}>
      <ul className="grid gap-1 text-caption">
        {rules.map((rule) => (
          <li key={rule.code} className="wrap-anywhere">
            {t('rateSource', {
              name: chargeName({ t, formats, chargeOf }, rule),
              day: formats.day(rule.effectiveFrom),
              source: rule.source,
            })}
          </li>
        ))}
      </ul>
    </Help>
  );
});

/** Whether the server has confirmed the figures, or counts others. */
const Confirmation = memo(function Confirmation({ state, askAgain }: Omit<Confirmed, 'figures'>) {
  const { t } = useTicketWords();
  switch (state) {
    case 'none':
      return null;
    case 'asking':
      return <p className="text-caption text-fg-muted">{t('checking')}</p>;
    case 'confirmed':
      return <p className="text-caption text-fg-muted">{t('confirmed')}</p>;
    case 'differs':
      return (
        <Note tone="warning" isAnnounced>
          {t('serverDiffers')}
        </Note>
      );
    case 'failed':
      return (
        <Note
          tone="warning"
          isAnnounced
          action={
            <Button variant="ghost" size="sm" onPress={askAgain}>
              {t('askAgain')}
            </Button>
          }
        >
          {t('notConfirmed')}
        </Note>
      );
  }
});

const sumNames = {
  BUY: { exact: 'youPay', about: 'youPayAbout' },
  SELL: { exact: 'youReceive', about: 'youReceiveAbout' },
} as const;

export interface TicketCostsProps
  extends
    Pick<TicketSummary['order'], 'side' | 'quantity'>,
    Pick<TicketSummary, 'cost' | 'price' | 'protection' | 'needed' | 'breakEven'> {
  /** Whether its price is the one that was typed, and not what a market may make of it. */
  isExact: boolean;
  server: Confirmed;
  /** Whether something stops the order. */
  isStopped: boolean;
}

/** The one figure that the order is about, and the price at which a sale brings it back. */
function Total({ side, isExact, cost, breakEven, server, isStopped }: TicketCostsProps) {
  const { t, price } = useTicketWords();
  const total = server.figures?.total ?? (cost ? toRupees(cost.cash) : null);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 grow basis-60">
        <p className="text-detail text-fg-muted">{t(sumNames[side][isExact ? 'exact' : 'about'])}</p>
        <p className={isStopped ? 'text-fg-muted' : 'font-semibold'}>
          <Money rupees={total} form="large" isPublic />
        </p>
      </div>
      {breakEven !== null && (
        <div className="@min-[27rem]:ml-auto @min-[27rem]:text-end">
          <p className="text-detail text-fg-muted">{t('breakEven')}</p>
          <p className="text-title tabular-nums">{price(breakEven)}</p>
        </div>
      )}
    </div>
  );
}

interface BreakdownProps extends Pick<TicketCostsProps, 'side' | 'quantity' | 'price'> {
  cost: OrderCost;
  figures: OrderPreview | null;
}

function Breakdown({ side, quantity: units, price: counted, cost, figures: preview }: BreakdownProps) {
  // Their amounts change with each key, where they come from does not.
  const rules = useShared(cost.lines.map(({ amount: _, ...rule }) => rule));
  const { t, price, percent, quantity, formats } = useTicketWords();
  const words = { t, formats, chargeOf: useChargeWords() };
  // The foot of a phone says the sum.
  const isPhone = useBreakpoint() === 'mobile';
  const share = gainPercent(cost.value, cost.charges);
  const own = cost.lines.map((line) => ({
    id: snakeCase(line.code),
    label: chargeName(words, line),
    amount: toWire(line.amount),
  }));
  const lines: CostLine[] = [
    {
      id: 'value',
      label: t('valueLine', { quantity: quantity(units ?? 0), price: price(counted ?? 0) }),
      amount: preview?.value ?? toWire(cost.value),
    },
    // What is taken off a sale is less than nothing.
    ...(preview ? serverLines(preview, words) : own).map((line) => ({
      ...line,
      amount: side === 'SELL' && line.amount !== null && line.amount !== 0 ? -line.amount : line.amount,
    })),
  ];
  return (
    <div className="rounded-card border border-border bg-surface px-card py-3">
      <CostBreakdown
        headingLevel="h2"
        // Its section is named so; on a phone the name is what folds it.
        title={isPhone ? t('charges') : null}
        isFolded={isPhone}
        lines={lines}
        total={{
          label: t('chargesTotal', { percent: percent(share) }),
          amount: preview?.charges_total ?? toWire(cost.charges),
          note: <Rates rules={rules} />,
        }}
        formatAmount={formats.amount}
      />
    </div>
  );
}

/** What the order costs or brings in: the sum, each charge by name, and what a sale would have to bring. */
export const TicketCosts = memo(function TicketCosts(props: TicketCostsProps) {
  const { t, price, amount } = useTicketWords();
  const { side, quantity, cost, protection, needed, server } = props;
  return (
    <section aria-label={t('charges')} className="@container grid grid-cols-1 content-start gap-3">
      <Total {...props} />
      {cost && (
        <>
          <Breakdown {...{ side, quantity, cost }} price={props.price} figures={server.figures} />
          <Confirmation state={server.state} askAgain={server.askAgain} />
        </>
      )}
      {protection !== null && needed !== null && (
        <p className="text-caption text-fg-muted">
          {t('protectionText', { amount: amount(needed), price: price(protection) })}
        </p>
      )}
    </section>
  );
});
