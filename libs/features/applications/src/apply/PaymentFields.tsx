import { FaultLines, type ToldFault } from '@wealth/placing';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { ChoiceCards } from '@wealth/ui/choice-card';
import { BankIcon } from '@wealth/ui/icon';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { TextField } from '@wealth/ui/text-field';
import { useId } from 'react';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { formFaultText } from './formFaultText.ts';
import type { ApplicationFormState } from './useApplicationForm.ts';

export interface PaymentFieldsProps {
  form: ApplicationFormState;
  /** Leads to where accounts are added. */
  onBankAccounts: () => void;
}

/** Which of the client's own accounts the money stays in, and by which UPI ID the mandate comes. */
export function PaymentFields({ form, onBankAccounts }: PaymentFieldsProps) {
  const words = useIssueWords();
  const { t } = words;
  const id = useId();
  const { accounts, account, handle, faults, figures, change } = form;
  const all = accounts.data ?? [];

  if (accounts.data === undefined) {
    const texts = {
      failedTitle: t('accountsFailed'),
      failedText: t('nothingChanged'),
      skeleton: <SkeletonRows rows={2} />,
    };
    return <Card title={t('payFrom')} headingLevel="h3" state={cardStateOf(accounts, texts)} />;
  }
  if (all.length === 0) {
    return (
      <Card
        title={t('payFrom')}
        headingLevel="h3"
        state={{
          kind: 'empty',
          icon: <BankIcon size="lg" />,
          title: t('noAccountTitle'),
          text: t('noAccountText'),
          action: (
            <Button variant="secondary" onPress={onBankAccounts}>
              {t('addAccount')}
            </Button>
          ),
        }}
      />
    );
  }

  const told = faults
    .filter(({ field }) => field === 'upi_id' || field === 'bank_id')
    .map((fault): ToldFault => {
      const canUseOwn = fault.field === 'upi_id' && account !== null && account.upi_id !== '';
      return {
        id: fault.code,
        severity: 'error',
        title: formFaultText(fault, { figures, words }),
        fixes: canUseOwn && (
          <Button variant="secondary" size="sm" onPress={() => change({ upiId: null })}>
            {t('useOwnHandle', { handle: account.upi_id })}
          </Button>
        ),
      };
    });
  const hasHandleFault = faults.some(({ field }) => field === 'upi_id');
  const isOwn =
    account !== null && account.upi_id !== '' && handle.toLowerCase() === account.upi_id.toLowerCase();

  return (
    <div className="grid grid-cols-1 gap-3">
      <ChoiceCards
        label={t('payFrom')}
        value={account?.id ?? null}
        onChange={(bankId) => change({ bankId, upiId: null })}
        options={all.map((one) => ({
          value: one.id,
          title: t('accountName', { bank: one.bank_name, number: one.masked_number }),
          description: one.status === 'verified' ? one.holder : t('accountWaits'),
          isDisabled: one.status !== 'verified',
        }))}
      />
      <TextField
        label={t('upiId')}
        value={handle}
        onChange={(upiId) => change({ upiId })}
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        maxLength={320}
        isInvalid={hasHandleFault}
        {...(told.length > 0 ? { 'aria-describedby': id } : {})}
        {...(isOwn
          ? { successMessage: t('upiOwn', { bank: account.bank_name, number: account.masked_number }) }
          : {})}
        description={t('upiHint')}
      />
      <FaultLines id={id} faults={told} />
    </div>
  );
}
