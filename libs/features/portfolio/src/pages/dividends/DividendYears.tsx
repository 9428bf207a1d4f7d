import type { Dividend, DividendYear } from '@wealth/api-sdk/model';
import { calendarDay, sumOf, taxYearOf, toRupees } from '@wealth/domain';
import type { DividendSearch } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money, useToday } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { FactLine, Facts } from '@wealth/ui/facts';
import { Note } from '@wealth/ui/note';
import { deductedTaxes, sumsByPeriod } from './model/dividendSums.ts';

/** The five periods of a tax year in which the return asks for dividends. */
function Periods({ dividends, search }: Pick<DividendYearsProps, 'dividends' | 'search'>) {
  const t = useMessages('dividends');
  const formats = useFormats();
  const today = useToday();
  const day = search.to === undefined || search.to > today ? today : calendarDay(search.to);
  const periods = sumsByPeriod(dividends, day);
  const short = (date: string) => formats.day(date, { hasYear: false });
  return (
    <Card title={t('byPeriod', { years: taxYearOf(day).name.replace('-', '–') })}>
      <Facts layout="list">
        {periods.map(({ firstDay, lastDay, gross }) => (
          <FactLine key={firstDay} name={t('between', { from: short(firstDay), to: short(lastDay) })}>
            <Money rupees={toRupees(gross)} />
          </FactLine>
        ))}
        <FactLine name={t('receivedGross')} isStrong>
          <Money rupees={toRupees(sumOf(periods.map(({ gross }) => gross)))} />
        </FactLine>
      </Facts>
    </Card>
  );
}

/** Companies that deduct tax, with why. */
function DeductedTax({ dividends }: Pick<DividendYearsProps, 'dividends'>) {
  const t = useMessages('dividends');
  const taxes = deductedTaxes(dividends);
  if (taxes.length === 0) return <p className="text-detail text-fg-muted">{t('noTds')}</p>;
  return (
    <div className="grid gap-3">
      <Facts layout="list">
        {taxes.map(({ isin, symbol, taxYear, gross, tds }) => (
          <FactLine
            key={`${isin} ${taxYear}`}
            name={t('tdsOf', { symbol, years: taxYear.replace('-', '–') })}
            note={
              <>
                {t('tdsFrom')} <Money rupees={toRupees(gross)} />
              </>
            }
          >
            <Money rupees={toRupees(tds)} />
          </FactLine>
        ))}
      </Facts>
      <Note>{t('tdsWhy')}</Note>
    </div>
  );
}

export interface DividendYearsProps {
  dividends: readonly Dividend[];
  /** Undefined until they are there. */
  years: readonly DividendYear[] | undefined;
  search: DividendSearch;
}

/** What was received by tax year and by period, and the tax that was deducted. */
export function DividendYears({ dividends, years, search }: DividendYearsProps) {
  const t = useMessages('dividends');
  if (years === undefined || years.length === 0) return null;
  return (
    <>
      <Card title={t('byYear')}>
        <Facts layout="list">
          {years.map(({ tax_year: year, received, expected, missing }) => (
            <FactLine
              key={year}
              name={t('yearOf', { years: year.replace('-', '–') })}
              note={
                <span className="flex flex-wrap gap-x-3">
                  <span>
                    {t('gross')} <Money rupees={received.gross} />
                  </span>
                  <span>
                    {t('tds')} <Money rupees={received.tds} />
                  </span>
                  {expected.count > 0 && (
                    <span>
                      {t('expected')} <Money rupees={expected.net} />
                    </span>
                  )}
                  {missing.count > 0 && (
                    <span>
                      {t('missing')} <Money rupees={missing.net} />
                    </span>
                  )}
                </span>
              }
            >
              <Money rupees={received.net} />
            </FactLine>
          ))}
        </Facts>
      </Card>
      <Periods dividends={dividends} search={search} />
      <Card title={t('deducted')}>
        <DeductedTax dividends={dividends} />
      </Card>
    </>
  );
}
