import type { StockDetail } from '@wealth/api-sdk/model';
import { minus, taxYearOf, toRupees, type HoldingTerm, type Paise, type WaitingSaving } from '@wealth/domain';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { Money, PrivateFigure } from '@wealth/parts';
import { Disclosure } from '@wealth/ui/accordion';
import { Button } from '@wealth/ui/button';
import { FactLine } from '@wealth/ui/facts';
import { Note } from '@wealth/ui/note';
import { Skeleton } from '@wealth/ui/skeleton';
import { memo, useId } from 'react';
import type { TicketTax as OwnTax } from './ticketTax.ts';
import { useTicketTax, type TaxedTicket, type TicketTaxNow } from './useTicketTax.ts';
import { useTicketWords } from '../../core/words/useTicketWords.ts';
import { TaxLots } from './TaxLots.tsx';

const gainNames = {
  shortTerm: 'taxShortTermRate',
  longTerm: 'taxLongTermRate',
} as const satisfies Record<HoldingTerm, string>;

const lossTexts = {
  shortTerm: 'taxShortTermLoss',
  longTerm: 'taxLongTermLoss',
} as const satisfies Record<HoldingTerm, PlainMessageKey<'ticket'>>;

type Tax = NonNullable<TicketTaxNow['tax']>;

/** Gains by term with their rate, and what of the exemption is left. */
function TaxFacts({ tax, own }: { tax: Tax; own: OwnTax | null }) {
  const { t, amount } = useTicketWords();
  // What is free is free of long-term gains only.
  const hasLongTerm = own?.rules.some(({ term }) => term === 'longTerm') ?? false;
  const gains = { shortTerm: tax.shortTermGain, longTerm: tax.longTermGain };
  return (
    <dl className="grid gap-1 text-detail">
      {own?.rules.map(({ term, percent: rate, section }) => (
        <FactLine key={term} name={t(gainNames[term], { rate, section })}>
          <Money rupees={toRupees(gains[term])} isSigned />
        </FactLine>
      ))}
      {own && hasLongTerm && (
        <FactLine name={t('taxRoomBefore', { amount: amount(own.exemption.amount) })}>
          <Money rupees={toRupees(own.leftBefore)} />
        </FactLine>
      )}
      {(hasLongTerm || own === null) && (
        <FactLine name={t('taxRoomAfter')}>
          <Money rupees={toRupees(tax.exemptionLeft)} />
        </FactLine>
      )}
    </dl>
  );
}

/** What a loss of the sale is good for. */
function Losses({ tax }: { tax: Tax }) {
  const { t } = useTicketWords();
  const losses = [
    { term: 'shortTerm', gain: tax.shortTermGain },
    { term: 'longTerm', gain: tax.longTermGain },
  ] as const;
  return losses
    .filter(({ gain }) => gain < 0)
    .map(({ term }) => <Note key={term}>{t(lossTexts[term])}</Note>);
}

/** How many of the days are shown at once. */
const shownDays = 2;

function WaitingDays({ days }: { days: readonly WaitingSaving[] }) {
  const { t, formats, quantity } = useTicketWords();
  return (
    <dl className="grid gap-1 text-detail">
      {days.map(({ from, dayCount, saves }) => (
        <FactLine
          key={from}
          name={t('taxWaiting', { count: dayCount, shown: quantity(dayCount), day: formats.day(from) })}
        >
          <Money rupees={toRupees(saves)} />
        </FactLine>
      ))}
    </dl>
  );
}

/** What it saves to sell later, the nearest days first. */
function Waiting({ waiting }: Pick<OwnTax, 'waiting'>) {
  const { t, quantity } = useTicketWords();
  if (waiting.length === 0) return null;
  const rest = waiting.slice(shownDays);
  return (
    <div className="grid gap-1">
      <WaitingDays days={waiting.slice(0, shownDays)} />
      {rest.length > 0 && (
        <Disclosure title={t('taxMoreDays', { count: rest.length, shown: quantity(rest.length) })}>
          <WaitingDays days={rest} />
        </Disclosure>
      )}
      <p className="text-caption text-fg-muted">{t('taxWaitingText')}</p>
    </div>
  );
}

/** Which rule gave each rate, since when, and where it stands. */
function TaxRates({ own }: { own: OwnTax }) {
  const { t, formats, amount } = useTicketWords();
  const rules = [
    ...own.rules.map(({ term, percent: rate, section, ...rule }) => ({
      id: term,
      name: t(gainNames[term], { rate, section }),
      ...rule,
    })),
    ...(own.rules.some(({ term }) => term === 'longTerm')
      ? [{ id: 'exemption', name: t('taxFree', { amount: amount(own.exemption.amount) }), ...own.exemption }]
      : []),
  ];
  return (
    <div className="overflow-hidden rounded-control border border-border text-detail">
      <Disclosure title={t('ratesSince')} headingLevel="h3">
        <ul className="grid gap-1 text-caption">
          {rules.map(({ id, name, effectiveFrom, source }) => (
            <li key={id} className="wrap-anywhere">
              {t('rateSource', { name, day: formats.day(effectiveFrom), source })}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

interface TaxSumProps {
  tax: Paise;
  year: string;
  /** What the sale brings in after its charges. */
  cash: Paise | null;
}

/** What the sale adds to the tax of its year, or takes from it, and what of the sale is left after that. */
function TaxSum({ tax, year, cash }: TaxSumProps) {
  const { t } = useTicketWords();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <p className="text-detail text-fg-muted">{t(tax < 0 ? 'taxLowers' : 'taxAdds', { year })}</p>
        <p className="text-title font-semibold">
          <Money rupees={toRupees(tax).abs()} />
        </p>
      </div>
      {cash !== null && (
        <div className="min-w-0 @min-[22rem]:ml-auto @min-[22rem]:text-end">
          <p className="text-detail text-fg-muted">{t('taxAfter')}</p>
          <p className="text-title font-semibold">
            <Money rupees={toRupees(minus(cash, tax))} />
          </p>
        </div>
      )}
    </div>
  );
}

/** What stands instead while there is no tax to show. */
function NoTax({ now, symbol }: { now: TicketTaxNow; symbol: string }) {
  const { t, quantity } = useTicketWords();
  const { sale, isLoading } = now;
  if (isLoading) return <Skeleton shape="block" height={96} />;
  if (sale === null) return null;
  if (sale.held === 0) return <p className="text-detail text-fg-muted">{t('notHeldToSell', { symbol })}</p>;
  return (
    <p className="text-detail text-fg-muted">
      {t('taxNothingYet')} <PrivateFigure>{t('heldAll', { held: quantity(sale.held) })}</PrivateFigure>
    </p>
  );
}

interface TicketTaxProps extends TaxedTicket {
  share: StockDetail;
}

/** Of a sale the lots that go, the gain by term, the tax of it, and what waiting would save. */
export const TicketTax = memo(function TicketTax(props: TicketTaxProps) {
  const { t } = useTicketWords();
  const titleId = useId();
  const now = useTicketTax(props);
  const { own, tax, differs, hasFailed } = now;
  return (
    <section aria-labelledby={titleId} className="@container grid grid-cols-1 content-start gap-3">
      <h2 id={titleId} className="text-body font-semibold">
        {t('taxTitle')}
      </h2>
      {tax ? (
        <>
          <TaxSum tax={tax.tax} year={taxYearOf(props.facts.on).name} cash={props.cost?.cash ?? null} />
          <TaxFacts tax={tax} own={own} />
          <Losses tax={tax} />
          {differs && (
            <Note tone="warning" isAnnounced>
              {t('serverDiffers')}
            </Note>
          )}
          {own && <Waiting waiting={own.waiting} />}
          {own && <TaxLots parts={own.parts} />}
          {own && <TaxRates own={own} />}
          <p className="text-caption text-fg-muted">{t('taxWords')}</p>
        </>
      ) : (
        <NoTax now={now} symbol={props.share.symbol} />
      )}
      {hasFailed && (
        <Note
          tone="warning"
          isAnnounced
          action={
            <Button variant="ghost" size="sm" onPress={now.askAgain}>
              {t('askAgain')}
            </Button>
          }
        >
          {t('taxFailed')}
        </Note>
      )}
    </section>
  );
});
