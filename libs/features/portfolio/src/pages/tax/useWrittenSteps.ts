import type { TaxStepCode } from '@wealth/api-sdk/codes';
import type { TaxReport, TaxStep } from '@wealth/api-sdk/model';
import type { Translate } from '@wealth/i18n-locale';
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

/** What the steps are written with. */
interface Words {
  t: Translate<'tax'>;
  rate: (percent: number | null) => string;
  /** An amount of the client's, as the eye has it. */
  own: (rupees: number) => string;
  /** The exemption of a year. */
  exemption: string;
}

type Writer = (step: TaxStep, words: Words) => string;

const writers = {
  gains: (_, { t }) => t('stepGains'),
  losses: (_, { t }) => t('stepLosses'),
  moved: ({ from_percent: percent }, { t, rate }) => t('stepMoved', { percent: rate(percent) }),
  carried: (_, { t }) => t('stepCarried'),
  set_off: ({ from_term: term, from_percent: percent }, { t, rate }) =>
    t(term === 'short_term' ? 'stepSetOffShort' : 'stepSetOffLong', { percent: rate(percent) }),
  brought_forward: ({ from_term: term, from_year: year }, { t }) =>
    t(term === 'short_term' ? 'stepBroughtShort' : 'stepBroughtLong', { year: year ?? '' }),
  taxable: (_, { t }) => t('stepTaxable'),
  exempt: (_, { t, exemption }) => t('stepExempt', { amount: exemption }),
  taxed: ({ percent }, { t, rate }) => t('stepTaxed', { percent: rate(percent) }),
  tax: ({ percent, base }, { t, rate, own }) =>
    t('stepTax', { percent: rate(percent), amount: own(base ?? 0) }),
  cess: ({ percent }, { t, rate }) => t('stepCess', { percent: rate(percent) }),
  total: (_, { t }) => t('stepTotal'),
} as const satisfies Record<TaxStepCode, Writer>;

const isKnown = (code: string): code is TaxStepCode => Object.hasOwn(writers, code);

/** Of gains at which rate they are taxed, and of how many lots they are. */
function noteOf({ code, percent, section, row_count: count }: TaxStep, { t, rate }: Words): string {
  const parts = [
    ...(code === 'gains' ? [t('stepRate', { percent: rate(percent), section: section ?? '' })] : []),
    ...(count === null ? [] : [t('stepRows', { count })]),
  ];
  return parts.join(' · ');
}

/** The steps of the sheet, each as a sentence. */
export function useWrittenSteps({ steps, exemption }: TaxReport): WrittenStep[] {
  const t = useMessages('tax');
  const formats = useFormats();
  const { percentText, own } = useTaxWords();
  const { amount } = exemption;
  return useMemo(() => {
    const rate = (percent: number | null) => (percent === null ? '' : percentText(percent));
    const words = { t, rate, own, exemption: formats.amount(amount) };
    return steps.map((step) => {
      const { code } = step;
      return {
        step,
        text: isKnown(code) ? writers[code](step, words) : t('stepOther'),
        note: noteOf(step, words),
        isResult: results.has(code),
      };
    });
  }, [steps, amount, t, formats, percentText, own]);
}
