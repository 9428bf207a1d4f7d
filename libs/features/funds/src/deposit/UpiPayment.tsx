import type { Deposit } from '@wealth/api-sdk/model';
import { CopyButton } from '@wealth/ui/copy-button';
import { Disclosure } from '@wealth/ui/accordion';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { SuccessIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { FactLine, Facts } from '@wealth/ui/facts';
import { useFundWords } from '../money/useFundWords.ts';
import { QrCode } from './QrCode.tsx';

interface UpiPaymentProps {
  deposit: Deposit;
}

/** Who is paid, as the app of the bank has to show it. */
function Payee({ deposit }: UpiPaymentProps) {
  const { t } = useFundWords();
  const { account, instruction } = deposit;
  const { payee, category, reference, upi_id: upiId } = instruction;
  const [name, bank] = upiId.split('@');
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-3">
      <div>
        <p className="text-detail text-fg-muted">{t('depositPayToHandle')}</p>
        <p className="flex items-center gap-2 text-heading font-semibold">
          <span className="min-w-0 wrap-anywhere">
            {name}
            <span className="text-accent-text">@{bank}</span>
          </span>
          <CopyButton value={upiId} label={t('depositHandle')} align="end" />
        </p>
        <p className="mt-1 flex gap-1.5 text-detail text-positive">
          <span className="mt-px shrink-0">
            <SuccessIcon size="sm" />
          </span>
          {t('depositHandleValid')}
        </p>
      </div>
      <Facts className="border-t border-border pt-3 text-detail">
        <FactLine name={t('depositPayee')}>{payee}</FactLine>
        <FactLine name={t('depositCategory')}>{t('depositCategoryOf', { category })}</FactLine>
        <FactLine name={t('depositReference')}>{reference}</FactLine>
        <FactLine name={t('depositFromShort')}>
          {t('accountName', { bank: account.bank_name, number: account.masked_number })}
        </FactLine>
      </Facts>
      <p className="text-detail text-fg-muted">{t('depositSebiCheck')}</p>
    </div>
  );
}

/** By UPI: the code for another device, the link for an app on this one, and who is paid. */
export function UpiPayment({ deposit }: UpiPaymentProps) {
  const { t, own } = useFundWords();
  const isPhone = useBreakpoint() === 'mobile';
  const { link, payee, upi_id: upiId, reference } = deposit.instruction;
  if (link === null) return null;
  const label = t('depositQr', { amount: own(deposit.amount), payee, upi: upiId, reference });
  const code = <QrCode text={link} label={label} />;
  if (isPhone) {
    return (
      <>
        <LinkButton href={link} isFullWidth>
          {t('depositOpenApp')}
        </LinkButton>
        <section className="grid gap-3 rounded-card border border-border bg-surface p-card">
          <Payee deposit={deposit} />
        </section>
        <div className="rounded-card border border-border bg-surface">
          <Disclosure title={t('depositShowQr')}>{code}</Disclosure>
        </div>
      </>
    );
  }
  return (
    <section className="grid grid-cols-1 items-center gap-6 rounded-card border border-border bg-surface p-card @min-[36rem]:grid-cols-[14rem_minmax(0,1fr)]">
      {code}
      <Payee deposit={deposit} />
    </section>
  );
}
