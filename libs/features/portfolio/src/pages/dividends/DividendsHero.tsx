import type { Dividend } from '@wealth/api-sdk/model';
import { toRupees } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, MoneyPlaceholder, Unmasked, useIsMasked } from '@wealth/parts';
import type { WidgetQuery } from '@wealth/ui/card';
import { Fact, Facts } from '@wealth/ui/facts';
import { sumsByState, type DividendSums } from './model/dividendSums.ts';

const states = [
  { state: 'received', text: 'received', bar: 'bg-accent' },
  { state: 'expected', text: 'expected', bar: 'bg-chart-2' },
  { state: 'missing', text: 'missing', bar: 'bg-negative' },
] as const;

/** The three as parts of one bar; the figures beneath say the same. */
function StateBar({ sums }: { sums: DividendSums }) {
  return (
    <Unmasked instead={<div className="h-2" />}>
      <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {states.map(({ state, bar }) => (
          <span key={state} className={`${bar} bar-kept`} style={{ flexGrow: sums[state].net }} />
        ))}
      </div>
    </Unmasked>
  );
}

export interface DividendsHeroProps {
  query: WidgetQuery;
  dividends: readonly Dividend[];
}

/** What was received after the deducted tax, and beside it what is expected and missing. */
export function DividendsHero({ query, dividends }: DividendsHeroProps) {
  const t = useMessages('dividends');
  const formats = useFormats();
  const isMasked = useIsMasked();
  const isKnown = query.data !== undefined;
  if (!isKnown && query.errorUpdateCount > 0) return null;
  if (isKnown && dividends.length === 0) return null;
  const sums = sumsByState(dividends);
  const own = (paise: DividendSums['received']['net']) =>
    isMasked ? formats.maskedAmount : formats.amount(toRupees(paise));
  const { count, gross, tds } = sums.received;
  return (
    <section
      aria-label={t('received')}
      aria-busy={!isKnown}
      className="grid grid-cols-1 items-end gap-x-8 gap-y-4 desktop:grid-cols-2"
    >
      <div className="min-w-0">
        <h2 className="text-detail text-fg-muted">{t('receivedNet')}</h2>
        {isKnown ? (
          <Money form="hero" rupees={toRupees(sums.received.net)} />
        ) : (
          <MoneyPlaceholder form="hero" />
        )}
        <p className="mt-1 text-detail text-fg-muted tabular-nums">
          {isKnown ? t('receivedDetail', { count, gross: own(gross), tds: own(tds) }) : '\u00a0'}
        </p>
      </div>
      <div className="grid gap-2">
        <StateBar sums={sums} />
        <Facts layout="columns">
          {states.map(({ state, text, bar }) => (
            <Fact
              key={state}
              name={
                <>
                  <span aria-hidden="true" className={`mr-1.5 inline-block size-2 rounded-mark ${bar}`} />
                  {t(text)}
                </>
              }
            >
              {isKnown ? <Money rupees={toRupees(sums[state].net)} /> : '\u00a0'}
            </Fact>
          ))}
        </Facts>
      </div>
    </section>
  );
}
