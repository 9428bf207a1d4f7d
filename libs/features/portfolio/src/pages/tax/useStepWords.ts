import type { TaxReport, TaxStep } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useMemo } from 'react';
import { useTaxWords } from './useTaxWords.ts';

/** A step with its words. */
export interface WrittenStep {
  step: TaxStep;
  text: string;
  /** Beneath it; empty for none. */
  note: string;
  /** What stands above comes to this. */
  isResult: boolean;
}

const results: ReadonlySet<string> = new Set(['taxable', 'taxed', 'total']);

/** The steps of the sheet, each as a sentence. */
export function useWrittenSteps({ steps, exemption }: TaxReport): WrittenStep[] {
  const t = useMessages('tax');
  const formats = useFormats();
  const { percentText, own } = useTaxWords();
  return useMemo(() => {
    const rate = (value: number | null) => (value === null ? '' : percentText(value));
    const texts: Readonly<Record<string, (step: TaxStep) => string>> = {
      gains: () => t('stepGains'),
      losses: () => t('stepLosses'),
      moved: ({ from_percent: percent }) => t('stepMoved', { percent: rate(percent) }),
      carried: () => t('stepCarried'),
      set_off: ({ from_term: term, from_percent: percent }) =>
        t(term === 'short_term' ? 'stepSetOffShort' : 'stepSetOffLong', { percent: rate(percent) }),
      brought_forward: ({ from_term: term, from_year: year }) =>
        t(term === 'short_term' ? 'stepBroughtShort' : 'stepBroughtLong', { year: year ?? '' }),
      taxable: () => t('stepTaxable'),
      exempt: () => t('stepExempt', { amount: formats.amount(exemption.amount) }),
      taxed: ({ percent }) => t('stepTaxed', { percent: rate(percent) }),
      tax: ({ percent, base }) => t('stepTax', { percent: rate(percent), amount: own(base ?? 0) }),
      cess: ({ percent }) => t('stepCess', { percent: rate(percent) }),
      total: () => t('stepTotal'),
    };
    return steps.map((step) => ({
      step,
      text: texts[step.code]?.(step) ?? t('stepOther'),
      note: [
        step.code === 'gains'
          ? t('stepRate', { percent: rate(step.percent), section: step.section ?? '' })
          : '',
        step.row_count === null ? '' : t('stepRows', { count: step.row_count }),
      ]
        .filter((part) => part !== '')
        .join(' · '),
      isResult: results.has(step.code),
    }));
  }, [steps, exemption.amount, t, formats, percentText, own]);
}
