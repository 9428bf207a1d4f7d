import type { CreditProduct } from '@wealth/api-sdk/model';
import { fromWire, toWire } from '@wealth/domain';
import { Card } from '@wealth/ui/card';
import { FactLine, Facts } from '@wealth/ui/facts';
import { MoneyField } from '@wealth/ui/money-field';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { Slider } from '@wealth/ui/slider';
import { useId } from 'react';
import { AccountChoice } from './AccountChoice.tsx';
import { FaultList } from '../parts/FaultList.tsx';
import { useLoanWords } from '../parts/useLoanWords.ts';
import type { LoanFormState } from './useLoanForm.ts';

export interface AmountAndTenureProps {
  product: CreditProduct;
  form: LoanFormState;
  /** Leads to where accounts are added. */
  onBankAccounts: () => void;
}

/** How much of what the shares are cover for. */
function Shares({ form }: Pick<AmountAndTenureProps, 'form'>) {
  const { t, percent } = useLoanWords();
  const { figures } = form.found;
  if (!figures || figures.value === 0) return null;
  return (
    <Facts className="text-detail">
      <FactLine name={t('againstValue')}>{percent((figures.amount / figures.value) * 100, 1)}</FactLine>
      <FactLine name={t('againstAfter')}>
        {t('ofAtMost', {
          percent: percent((figures.amount / figures.value_after_haircut) * 100, 1),
          most: percent(50, 0),
        })}
      </FactLine>
    </Facts>
  );
}

/** How much, and for how long. */
export function AmountAndTenure({ product, form, onBankAccounts }: AmountAndTenureProps) {
  const { t, amount: rupees } = useLoanWords();
  const id = useId();
  const { typed, found, amountFaults, amountInput } = form;
  const { limit } = found;
  const hasRoom = limit > product.smallest;
  return (
    <Card title={t('amountAndTenure')} headingLevel="h3">
      <div className="grid gap-5">
        <div className="grid gap-2">
          <MoneyField
            label={t('amount')}
            size="display"
            value={typed.amount}
            onChange={(amount) => form.change({ amount })}
            inputRef={amountInput}
            aria-describedby={amountFaults.length > 0 ? id : undefined}
            isInvalid={amountFaults.length > 0}
            description={
              limit > 0
                ? t('limitIs', { amount: rupees(limit) })
                : t('smallestIs', { amount: rupees(product.smallest) })
            }
          />
          {hasRoom && (
            <Slider
              label={t('amount')}
              isLabelHidden
              minimum={product.smallest}
              maximum={limit}
              step={product.step}
              value={typed.amount === null ? product.smallest : toWire(typed.amount)}
              onChange={(value) => form.change({ amount: fromWire(value) })}
              formatValue={rupees}
            />
          )}
          <FaultList
            id={id}
            faults={amountFaults}
            onNearest={(nearest) => form.change({ amount: fromWire(nearest) })}
          />
        </div>
        <div className="grid gap-2">
          <p className="text-detail text-fg-muted" aria-hidden>
            {t('tenure')}
          </p>
          <SegmentedControl
            aria-label={t('tenure')}
            size="md"
            isFullWidth
            value={String(typed.tenureMonths)}
            onChange={(months) => form.change({ tenureMonths: Number(months) })}
            options={product.tenures_months.map((months) => ({
              value: String(months),
              label: t('months', { count: months }),
            }))}
          />
        </div>
        <Shares form={form} />
        <AccountChoice form={form} onBankAccounts={onBankAccounts} />
      </div>
    </Card>
  );
}
