import type { BankAccount } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import { fundRules, payableFrom } from '@wealth/domain/funds';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { useNow } from '@wealth/ui/clock';
import { Countdown } from '@wealth/ui/countdown';
import { CheckIcon, ClockIcon, MinusIcon } from '@wealth/ui/icon';
import { ProgressMeter } from '@wealth/ui/progress-meter';

interface OfAccount {
  account: BankAccount;
}

/** When money may leave to an account; null once it may. */
function usePayableFrom({ created_at: addedAt }: BankAccount): number | null {
  const { serverClock } = useSession();
  const from = payableFrom(Date.parse(addedAt));
  const now = useNow({ clock: serverClock.now, isRunning: serverClock.now() < from });
  return now < from ? from : null;
}

function useTimeOf() {
  const t = useMessages('funds');
  const formats = useFormats();
  return (instant: number) =>
    t('recordDayAndTime', {
      day: formats.day(istDay(instant), { hasYear: false }),
      time: formats.marketTime(instant),
    });
}

const looks = {
  yes: { tone: 'text-positive', icon: <CheckIcon size="xs" /> },
  later: { tone: 'text-warning', icon: <ClockIcon size="xs" /> },
  no: { tone: 'text-fg-muted', icon: <MinusIcon size="xs" /> },
} as const;

interface UseProps {
  name: string;
  look: keyof typeof looks;
  text: string;
}

function Use({ name, look, text }: UseProps) {
  const { tone, icon } = looks[look];
  return (
    <div className="min-w-0 bg-surface px-card py-3">
      <dt className="text-caption text-fg-muted">{name}</dt>
      <dd className={`flex items-center gap-1.5 text-detail ${tone}`}>
        {icon}
        <span className="min-w-0 wrap-anywhere">{text}</span>
      </dd>
    </div>
  );
}

/** What a verified account may be used for now. */
export function AccountUses({ account }: OfAccount) {
  const t = useMessages('funds');
  const timeOf = useTimeOf();
  const from = usePayableFrom(account);
  const { upi_id: upi, primary } = account;
  return (
    <dl className="grid grid-cols-1 gap-px border-t border-border bg-border min-[30rem]:grid-cols-2 desktop:grid-cols-4">
      <Use name={t('accountForDeposits')} look="yes" text={t('accountByBoth')} />
      <Use
        name={t('accountForWithdrawals')}
        look={from === null ? 'yes' : 'later'}
        text={from === null ? t('accountNow') : t('accountFrom', { time: timeOf(from) })}
      />
      <Use
        name={t('accountForIpo')}
        look={upi === '' ? 'no' : 'yes'}
        text={upi === '' ? t('accountWithoutUpi') : upi}
      />
      <Use
        name={t('accountForDividends')}
        look={primary ? 'yes' : 'no'}
        text={t(primary ? 'accountFromRegistrar' : 'accountOnlyPrimary')}
      />
    </dl>
  );
}

/** That no money leaves to a new account, and how long yet. */
export function AccountHold({ account }: OfAccount) {
  const t = useMessages('funds');
  const timeOf = useTimeOf();
  const { serverClock } = useSession();
  const from = usePayableFrom(account);
  if (from === null) return null;
  const until = timeOf(from);
  return (
    <div className="grid gap-2 border-t border-border bg-surface-head px-card py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-detail">
        <p className="min-w-0">
          <span className="font-medium">{t('accountHeld', { time: until })}</span>{' '}
          <span className="text-fg-muted">{t('accountHeldText')}</span>
        </p>
        <span className="ml-auto">
          <Countdown until={from} clock={serverClock.now} form="text" />
        </span>
      </div>
      <ProgressMeter
        size="sm"
        label={t('accountHeldMeter')}
        value={serverClock.now() - Date.parse(account.created_at)}
        target={fundRules.newAccountMs}
        valueText={until}
      />
    </div>
  );
}
