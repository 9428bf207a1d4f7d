import { usePaySimulatedDeposit } from '@wealth/api-sdk/fund';
import type { Deposit, SimulatedPaymentBody } from '@wealth/api-sdk/model';
import { useConfirmed } from '@wealth/placing';
import { Button } from '@wealth/ui/button';
import { SandboxIcon } from '@wealth/ui/icon';
import { useFundWords } from '../money/useFundWords.ts';

/** The client's bank, which nobody here is: in a sandbox it is decided by hand what it does. */
export function SimulatedBank({ deposit }: { deposit: Deposit }) {
  const { t, amount, isMasked } = useFundWords();
  const pay = usePaySimulatedDeposit();
  const { run, isPending } = useConfirmed({
    send: (data: SimulatedPaymentBody) => pay.mutateAsync({ id: deposit.id, data }),
    // The deposit itself shows what came of it.
    success: () => null,
  });
  const ways: Array<{ text: string; body: SimulatedPaymentBody; variant: 'primary' | 'secondary' }> = [
    {
      text: isMasked ? t('depositPay') : t('depositPayAmount', { amount: amount(deposit.amount) }),
      body: { from: 'own_account' },
      variant: 'primary',
    },
    { text: t('depositPayFromAnother'), body: { from: 'another_account' }, variant: 'secondary' },
    { text: t('depositPayTwice'), body: { from: 'own_account', reports: 2 }, variant: 'secondary' },
  ];
  return (
    <section
      aria-label={t('depositBankSimulated')}
      className="grid gap-3 rounded-card border border-dashed border-brass-line bg-brass-soft p-card text-detail"
    >
      <p className="flex gap-2.5">
        <span className="mt-px shrink-0 text-brass">
          <SandboxIcon size="sm" />
        </span>
        <span>
          <strong className="font-semibold">{t('depositBankSimulated')}</strong>{' '}
          {t('depositBankSimulatedText')}
        </span>
      </p>
      <div className="flex flex-wrap gap-2 max-tablet:*:max-w-full max-tablet:*:grow">
        {ways.map(({ text, body, variant }) => (
          <Button key={text} size="sm" variant={variant} isPending={isPending} onPress={() => void run(body)}>
            {text}
          </Button>
        ))}
      </div>
    </section>
  );
}
