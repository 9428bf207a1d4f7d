import { fromPaise, fromWire, toWire, type Paise } from '@wealth/domain';
import { fundRules } from '@wealth/domain/funds';
import { Money } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { useId } from 'react';
import { AmountFaults, AmountField } from '../money/AmountField.tsx';
import type { MoneyFault } from '../money/fundFaults.ts';
import { QuickAmounts } from '../money/QuickAmounts.tsx';
import { useFundWords } from '../money/useFundWords.ts';
import type { WithdrawalFormState } from './useWithdrawalForm.ts';

const quickAmounts = [fromWire(50_000), fromWire(100_000)];

export interface WithdrawalAmountProps {
  form: WithdrawalFormState;
  /** Shows the withdrawal that is under way. */
  onPending: () => void;
}

/** Takes an amount that passes, or all that is withdrawable: how much that is by now is asked for. */
function takeNearest(form: WithdrawalFormState, { code, nearest }: MoneyFault & { nearest: Paise }): void {
  const isAll = code === 'not_withdrawable';
  form.change({ amount: isAll ? null : nearest, isAll });
  if (isAll) void form.money.query.refetch();
}

/** All withdrawable, with hidden values: no box tells how much that is. */
function HiddenAll({ form, onPending }: WithdrawalAmountProps) {
  const { t } = useFundWords();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid justify-items-start gap-2">
      <p id={id} className="text-detail text-fg-muted">
        {t('withdrawalAmount')}
      </p>
      <p className="text-heading font-semibold">
        <Money rupees={form.amount === null ? null : toWire(form.amount)} />
      </p>
      <p className="text-detail text-fg-muted">{t('withdrawalAll')}</p>
      <Faults form={form} onPending={onPending} id={`${id}-faults`} />
    </div>
  );
}

function usePendingFix(onPending: () => void) {
  const { t } = useFundWords();
  return (fault: MoneyFault) =>
    fault.code === 'pending_withdrawal' && (
      <Button variant="secondary" size="sm" onPress={onPending}>
        {t('withdrawalSeePending')}
      </Button>
    );
}

function Faults({ form, onPending, id }: WithdrawalAmountProps & { id: string }) {
  const fixOf = usePendingFix(onPending);
  return (
    <AmountFaults
      id={id}
      faults={form.amountFaults}
      fixOf={fixOf}
      onNearest={(fault) => takeNearest(form, fault)}
    />
  );
}

/** How much is taken out, or all of it. */
export function WithdrawalAmount({ form, onPending }: WithdrawalAmountProps) {
  const { t, amount, own, isMasked } = useFundWords();
  const fixOf = usePendingFix(onPending);
  const { typed, money } = form;
  const { withdrawable } = money;
  const least = amount(toWire(fundRules.smallestWithdrawal));
  const isHidden = typed.isAll && isMasked;
  const offered = quickAmounts.filter((one) => withdrawable !== null && one < withdrawable);

  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="flex flex-wrap justify-between gap-x-3 text-detail">
        <span className="text-fg-muted">{t('waterfallCanLeave')}</span>
        <span className="font-semibold">
          <Money rupees={withdrawable === null ? undefined : toWire(withdrawable)} />
        </span>
      </p>
      {isHidden ? (
        <HiddenAll form={form} onPending={onPending} />
      ) : (
        <AmountField
          label={t('withdrawalAmount')}
          value={form.amount}
          onChange={(next) => form.change({ amount: next, isAll: false })}
          onBlur={form.leave}
          hint={t('fundSmallest', { amount: least })}
          faults={form.amountFaults}
          onNearest={(fault) => takeNearest(form, fault)}
          fixOf={fixOf}
          inputRef={form.amountInput}
        />
      )}
      {/* With hidden values no choice of amounts tells how much there is. */}
      <QuickAmounts
        label={t('fundQuickAmounts')}
        amounts={isMasked ? quickAmounts : offered}
        onChoose={(next) => form.change({ amount: fromPaise(next), isAll: false })}
      >
        {withdrawable !== null && withdrawable > 0 && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('withdrawalAllAmount', { amount: own(toWire(withdrawable)) })}
            onPress={() => form.change({ amount: null, isAll: true })}
          >
            {t('withdrawalAllShort')}
          </Button>
        )}
        {isHidden && (
          <Button variant="ghost" size="sm" onPress={() => form.change({ amount: null, isAll: false })}>
            {t('withdrawalOtherAmount')}
          </Button>
        )}
      </QuickAmounts>
    </div>
  );
}
