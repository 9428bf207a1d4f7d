import { fromWire, toWire } from '@wealth/domain';
import { Button } from '@wealth/ui/button';
import { MoneyField } from '@wealth/ui/money-field';
import type { RefObject } from 'react';
import { claimFaultText } from '../parts/claimFaultText.ts';
import { formulaText } from '../parts/formulaText.ts';
import { useClaimWords } from '../parts/useClaimWords.ts';
import type { FieldsProps } from './useFieldFault.ts';

/** How much is claimed: of the rule where there is one, else what the client has lost. */
export function AmountField({
  form,
  inputRef,
}: FieldsProps & { inputRef: RefObject<HTMLInputElement | null> }) {
  const words = useClaimWords();
  const { t, own, isMasked } = words;
  const fault = form.faultOf('amount');
  const { standing, typed } = form;
  const { formula, amount } = standing;
  const rule = formula && formulaText(formula, words);
  const ofRule = formula === null ? null : fromWire(formula.amount);
  const nearest = fault?.nearest ?? (ofRule !== amount ? ofRule : null);
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <MoneyField
        label={t('amount')}
        value={amount}
        onChange={(typedAmount) => form.change({ amount: typedAmount, isAmountTyped: true })}
        description={rule ?? (typed.reason === null ? undefined : t('amountNoRule'))}
        errorMessage={fault ? claimFaultText(fault, words) : undefined}
        inputRef={inputRef}
        isPaiseShown
      />
      {nearest !== null && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            onPress={() => form.change({ amount: nearest, isAmountTyped: nearest !== ofRule })}
          >
            {isMasked ? t('useRule') : t('useAmount', { amount: own(toWire(nearest)) })}
          </Button>
        </div>
      )}
    </div>
  );
}
