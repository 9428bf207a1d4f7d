import type { CreditProduct, LoanFigures, LoanQuote } from '@wealth/api-sdk/model';
import { Money } from '@wealth/parts';
import { Note } from '@wealth/ui/note';
import { StatStrip, StatTile } from '@wealth/ui/stat-tile';
import type { ReactNode } from 'react';
import { useLoanWords } from '../parts/useLoanWords.ts';

/** What the key facts of a loan say; those of a signed one have no days to be signed in. */
export interface KeyFactsProps {
  quote: Pick<LoanQuote, 'number' | 'lender' | 'account'> & { valid_until: string | null };
  figures: LoanFigures;
  product: Pick<CreditProduct, 'late_percent' | 'cooling_off_days' | 'call_days'>;
  /** When it was paid out, or will be. */
  holdings: number;
}

/** Of the Reserve Bank. */
const ombudsman = 'cms.rbi.org.in';

interface Fact {
  name: string;
  value: ReactNode;
  detail: string;
}

function useFacts({ quote, figures, product, holdings }: KeyFactsProps): Fact[] {
  const { t, amount, percent, day } = useLoanWords();
  const { lender, account } = quote;
  const fee = (code: 'processing' | 'pledge') =>
    amount(figures.fees.find((one) => one.code === code)?.amount ?? 0);
  const bank = { bank: account.bank_name, number: account.masked_number };
  return [
    {
      name: t('lender'),
      value: t('lenderNamed', { name: lender.name, registration: lender.registration }),
      detail: t('onlyRefers'),
    },
    {
      name: t('factLoan'),
      value: t('factLoanValue', { amount: amount(figures.amount) }),
      detail: t('factLoanDetail', bank),
    },
    {
      name: t('factTerm'),
      value: t('factTermValue', { count: figures.tenure_months }),
      detail: t('factTermDetail', { day: day(figures.first_due_on) }),
    },
    {
      name: t('interest'),
      value: t('factRateValue', { percent: percent(figures.rate_percent) }),
      detail: t('factRateDetail', { amount: amount(figures.interest) }),
    },
    {
      name: t('factLenderFees'),
      value: t('factLenderFeesValue', { amount: fee('processing') }),
      detail: t('factLenderFeesDetail'),
    },
    {
      name: t('factOtherFees'),
      value: t('factOtherFeesValue', { amount: fee('pledge'), count: holdings }),
      detail: t('factOtherFeesDetail'),
    },
    {
      name: t('factLate'),
      value: t('factLateValue', { percent: percent(product.late_percent, 0) }),
      detail: t('factLateDetail'),
    },
    {
      name: t('factEarly'),
      value: t('factEarlyValue', { amount: amount(0) }),
      detail: t('factEarlyDetail'),
    },
    {
      name: t('factMind'),
      value: t('factMindValue', { count: String(product.cooling_off_days) }),
      detail: t('factMindDetail', { amount: amount(figures.interest_a_day) }),
    },
    {
      name: t('factPledged'),
      value: <Money rupees={figures.value_after_haircut} />,
      detail: t('factPledgedDetail'),
    },
    {
      name: t('marginCall'),
      value: t('factCallValue', { amount: amount(figures.call_level) }),
      detail: t('factCallDetail', {
        percent: percent(figures.fall_percent, 1),
        count: String(product.call_days),
      }),
    },
    {
      name: t('factComplaints'),
      value: t('factComplaintsValue', {
        officer: lender.grievance_officer,
        contact: lender.grievance_contact,
      }),
      detail: t('factComplaintsDetail', { site: ombudsman }),
    },
  ];
}

/** The four figures that count. */
export function KeyFigures({ figures }: Pick<KeyFactsProps, 'figures'>) {
  const { t, amount, percent } = useLoanWords();
  return (
    <StatStrip aria-label={t('costs')}>
      <StatTile
        label={t('youReceive')}
        value={amount(figures.received)}
        detail={t('afterFees', { amount: amount(figures.fees_total) })}
      />
      <StatTile
        label={t('apr')}
        value={percent(figures.apr_percent)}
        detail={t('rateOf', { percent: percent(figures.rate_percent) })}
      />
      <StatTile
        label={t('paymentsOf', { count: figures.schedule.length })}
        value={amount(figures.instalment)}
        detail={t('lastPayment', { amount: amount(figures.last_instalment) })}
      />
      <StatTile label={t('repayInAll')} value={amount(figures.repaid)} detail={t('withoutFees')} />
    </StatStrip>
  );
}

/** The key-facts statement of a loan: twelve facts in plain words. */
export function KeyFacts(props: KeyFactsProps) {
  const { quote } = props;
  const { t, when } = useLoanWords();
  const facts = useFacts(props);
  return (
    <div className="grid grid-cols-1 gap-5">
      <section aria-label={t('keyFacts')} className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-title">{t('keyFacts')}</h3>
          <p className="text-detail text-fg-muted">
            {quote.valid_until === null
              ? quote.number
              : t('quoteValid', { number: quote.number, time: when(quote.valid_until) })}
          </p>
        </div>
        <ol className="divide-y divide-border">
          {facts.map(({ name, value, detail }, index) => (
            <li
              key={name}
              className="grid gap-x-4 gap-y-0.5 py-2.5 tablet:grid-cols-[2rem_12rem_minmax(0,1fr)]"
            >
              <span aria-hidden="true" className="text-caption text-fg-subtle max-tablet:hidden">
                {index + 1}
              </span>
              <span className="text-detail text-fg-muted">{name}</span>
              <span className="min-w-0 wrap-anywhere">
                <span className="block">{value}</span>
                <span className="block text-caption text-fg-muted">{detail}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <Note>{t('noSetOff')}</Note>
    </div>
  );
}
