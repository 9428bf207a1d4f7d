import type { Deposit } from '@wealth/api-sdk/model';
import { CopyButton } from '@wealth/ui/copy-button';
import { useFundWords } from '../money/useFundWords.ts';

interface TransferPaymentProps {
  deposit: Deposit;
}

/** By transfer: the account that is the client's own, each value to copy. */
export function TransferPayment({ deposit }: TransferPaymentProps) {
  const { t, own } = useFundWords();
  const { payee, reference, account } = deposit.instruction;
  const values = [
    { name: t('depositBeneficiary'), value: payee },
    { name: t('accountNumber'), value: account.number },
    { name: t('ifsc'), value: account.ifsc },
    { name: t('depositReferenceRemarks'), value: reference },
  ];
  return (
    <section
      aria-label={t('depositTransfer')}
      className="grid gap-3 rounded-card border border-border bg-surface p-card"
    >
      <p className="text-detail text-fg-muted">{t('depositTransferText', { amount: own(deposit.amount) })}</p>
      <dl className="divide-y divide-border">
        {values.map(({ name, value }) => (
          <div key={name} className="py-2">
            <dt className="text-caption text-fg-muted">{name}</dt>
            <dd className="flex items-center justify-between gap-3 font-semibold">
              <span className="min-w-0 wrap-anywhere">{value}</span>
              <CopyButton value={value} label={name} align="end" />
            </dd>
          </div>
        ))}
      </dl>
      <CopyButton
        value={values.map(({ name, value }) => `${name}: ${value}`).join('\n')}
        label={t('depositTransfer')}
        words={{ copy: t('depositCopyAll'), copied: t('depositCopiedAll') }}
      />
      <p className="text-detail text-fg-muted">{t('depositTransferNumber')}</p>
    </section>
  );
}
