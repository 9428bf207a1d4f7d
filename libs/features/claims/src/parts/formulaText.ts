import type { ClaimFormulaCode } from '@wealth/api-sdk/codes';
import type { ClaimFormula } from '@wealth/api-sdk/model';
import type { ClaimWords } from './useClaimWords.ts';

type Write = (formula: ClaimFormula, words: ClaimWords) => string | null;

const formulaTexts = {
  late_unblock: ({ amount, days }, { t, own }) =>
    days === null ? null : t('amountLate', { amount: own(amount), days }),
  lost_application: ({ amount, gain, shares, chance_percent: chance }, words) =>
    gain === null || shares === null || chance === null
      ? null
      : words.t('amountLost', {
          amount: words.own(amount),
          gain: words.amount(gain),
          shares: words.ownUnits(shares),
          chance: words.percent(chance),
        }),
} as const satisfies Record<ClaimFormulaCode, Write>;

const isKnown = (code: string): code is ClaimFormulaCode => Object.hasOwn(formulaTexts, code);

/** How a rule comes to its amount, in one sentence; null for a rule that this app does not know. */
export function formulaText(formula: ClaimFormula, words: ClaimWords): string | null {
  return isKnown(formula.code) ? formulaTexts[formula.code](formula, words) : null;
}
