import type { HoldingTerm, TaxPeriod, TaxReport } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useIsMasked } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { useMemo } from 'react';

/** One rate of the report. */
interface Rate {
  term: HoldingTerm;
  percent: number;
  section: string;
}

/** What the tax report says of rates, periods and files. */
export function useTaxWords() {
  const t = useMessages('tax');
  const formats = useFormats();
  const isMasked = useIsMasked();
  const { serverClock } = useSession();
  return useMemo(() => {
    const percentText = (percent: number) =>
      formats.percent(percent, { isSigned: false, decimals: Number.isInteger(percent) ? 0 : 1 });
    const yearName = (year: string) => t('taxYear', { year });
    return {
      percentText,
      yearName,
      rateName: ({ term, percent }: Rate) =>
        t(term === 'short_term' ? 'shortAt' : 'longAt', { percent: percentText(percent) }),
      sectionName: ({ term, section }: Rate) =>
        t(term === 'short_term' ? 'sectionShort' : 'sectionLong', { section }),
      termName: (term: HoldingTerm) => t(term === 'short_term' ? 'shortTerm' : 'longTerm'),
      periodName: ({ first_day: from, last_day: to }: Pick<TaxPeriod, 'first_day' | 'last_day'>) =>
        t('periodRange', {
          from: formats.day(from, { hasYear: false, hasWeekday: false }),
          to: formats.day(to, { hasYear: false, hasWeekday: false }),
        }),
      /** An amount inside of a sentence, as the eye has it. */
      own: (rupees: number) => (isMasked ? formats.maskedAmount : formats.amount(rupees)),
      /** The head of a file, but what its rows are. */
      fileWords: ({ tax_year: year }: Pick<TaxReport, 'tax_year'>) => ({
        range: yearName(year),
        time: formats.dateTime(serverClock.now(), { hasSeconds: true }),
      }),
    };
  }, [t, formats, isMasked, serverClock]);
}
