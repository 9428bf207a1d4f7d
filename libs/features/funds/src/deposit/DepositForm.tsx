import { useGetAsset } from '@wealth/api-sdk/stat';
import { fromWire, toWire } from '@wealth/domain';
import { fundRules } from '@wealth/domain/funds';
import { Money } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { ChoiceCards } from '@wealth/ui/choice-card';
import { BankIcon, SmartphoneIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { useIsSandbox } from '@wealth/ui/sandbox-mark';
import { useId } from 'react';
import { AccountChoice } from '../money/AccountChoice.tsx';
import { AmountField } from '../money/AmountField.tsx';
import { FactLine } from '@wealth/ui/facts';
import { FactsBox } from '../money/FactsBox.tsx';
import { FundFrame } from '../money/FundFrame.tsx';
import { faultText, isOfUpi } from '../money/fundFaults.ts';
import { QuickAmounts } from '../money/QuickAmounts.tsx';
import { useFundWords } from '../money/useFundWords.ts';
import { DepositSafety } from './DepositSafety.tsx';
import { DepositsUnderWay } from './DepositsUnderWay.tsx';
import type { DepositFormState } from './useDepositForm.ts';
import { useLeavesFrom } from './useLeavesFrom.ts';

const quickAmounts = [fundRules.smallestDeposit, fromWire(50_000), fromWire(100_000)];

export interface DepositFormProps {
  form: DepositFormState;
  /** Leads to where accounts are added. */
  onBankAccounts: () => void;
  /** Goes on with one that was begun before. */
  onContinue: (id: string) => void;
}

/** Which way the money comes, with what each way takes. */
function MethodChoice({ form }: Pick<DepositFormProps, 'form'>) {
  const { t, amount } = useFundWords();
  return (
    <ChoiceCards
      label={t('depositPayBy')}
      value={form.typed.method}
      onChange={(method) => form.change({ method })}
      options={[
        {
          value: 'upi',
          title: t('depositUpi'),
          description: t('depositUpiLimits', {
            payment: amount(toWire(fundRules.upiPayment)),
            day: amount(toWire(fundRules.upiDay)),
          }),
          icon: <SmartphoneIcon size="sm" />,
          aside: t('depositUpiTakes'),
        },
        {
          value: 'transfer',
          title: t('depositTransfer'),
          description: t('depositTransferKinds'),
          icon: <BankIcon size="sm" />,
          aside: t('depositTransferTakes'),
        },
      ]}
    />
  );
}

/** What the client has, and what becomes of the money. */
function DepositFacts({ form }: Pick<DepositFormProps, 'form'>) {
  const { t, cashName, amount } = useFundWords();
  const leavesFrom = useLeavesFrom();
  const { data: asset } = useGetAsset({ query: { meta: { claims: () => true } } });
  return (
    <FactsBox>
      <FactLine name={cashName('available')}>
        <Money rupees={asset?.available} />
      </FactLine>
      <FactLine name={cashName('withdrawable')}>
        <Money rupees={asset?.withdrawable} />
      </FactLine>
      <FactLine name={t('depositMinimum')}>
        <Money rupees={toWire(fundRules.smallestDeposit)} isPublic />
      </FactLine>
      <FactLine name={t('fundFee')}>
        <Money rupees={0} isPublic />
      </FactLine>
      <FactLine name={t('depositMayBuy')}>{t('depositAtOnce')}</FactLine>
      <FactLine name={t('depositMayLeave')}>{leavesFrom}</FactLine>
      {form.typed.method === 'upi' && (
        <FactLine name={t('depositUpiLeft', { amount: amount(toWire(fundRules.upiDay)) })}>
          <Money rupees={toWire(form.upiLeft)} />
        </FactLine>
      )}
    </FactsBox>
  );
}

/** How much, which way and from which of the client's own accounts. */
export function DepositForm({ form, onBankAccounts, onContinue }: DepositFormProps) {
  const words = useFundWords();
  const { t, amount } = words;
  const id = useId();
  const isSandbox = useIsSandbox();
  const { typed, server } = form;
  const least = amount(toWire(fundRules.smallestDeposit));
  const [accountFault] = form.accountFaults;

  return (
    <FundFrame
      beside={
        <>
          <DepositFacts form={form} />
          <DepositSafety />
          {isSandbox && <p className="text-caption text-fg-muted">{t('moneySimulated')}</p>}
        </>
      }
    >
      <DepositsUnderWay onContinue={onContinue} />
      <form
        id={id}
        aria-label={t('depositTitle')}
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          form.review();
        }}
      >
        <AmountField
          label={t('depositAmount')}
          value={typed.amount}
          onChange={(next) => form.change({ amount: next })}
          onBlur={form.leave}
          hint={t('fundSmallest', { amount: least })}
          faults={form.amountFaults}
          onNearest={({ nearest }) => form.change({ amount: nearest })}
          fixOf={(fault) =>
            isOfUpi(fault) && (
              <Button variant="secondary" size="sm" onPress={() => form.change({ method: 'transfer' })}>
                {t('depositByTransfer')}
              </Button>
            )
          }
          inputRef={form.amountInput}
        />
        <QuickAmounts
          label={t('fundQuickAmounts')}
          amounts={quickAmounts}
          onChoose={(next) => form.change({ amount: next })}
        />
        <MethodChoice form={form} />
        <AccountChoice
          label={t('depositFrom')}
          accounts={form.accounts}
          onChange={(bankId) => form.change({ bankId })}
          onBankAccounts={onBankAccounts}
          errorMessage={accountFault && faultText(accountFault, words)}
        />
        {server.hasFailed && (
          <Note tone="warning" isAnnounced>
            {t('fundNotChecked')}
          </Note>
        )}
      </form>
      <OverlayFooter>
        <div className="flex flex-wrap items-center justify-end gap-3 max-tablet:*:max-w-full max-tablet:*:grow">
          <Button type="submit" form={id}>
            {typed.amount === null
              ? t('depositSubmit')
              : t('depositSubmitAmount', { amount: amount(toWire(typed.amount)) })}
          </Button>
        </div>
      </OverlayFooter>
    </FundFrame>
  );
}
