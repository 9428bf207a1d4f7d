import { useGetBankAccounts } from '@wealth/api-sdk/client';
import { href } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Badge } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { openDrawer } from '@wealth/ui/drawer';
import { BankIcon, CheckIcon, SearchIcon, SuccessIcon } from '@wealth/ui/icon';
import { Link, LinkButton } from '@wealth/ui/link';
import { useId, type ReactNode } from 'react';

/** Rupees. */
export interface Minimums {
  deposit: number;
  trade: number;
}

type StepState = 'done' | 'next' | 'later';

const cardOf: Readonly<Record<StepState, string>> = {
  done: 'border-border bg-surface-sunken',
  next: 'border-accent bg-surface outline-1 -outline-offset-2 outline-accent',
  later: 'border-border bg-surface',
};

const circleOf: Readonly<Record<StepState, string>> = {
  done: 'border-accent bg-accent-soft text-accent-text',
  next: 'border-accent bg-accent text-on-accent forced-colors:border-system-highlight forced-colors:bg-system-highlight forced-colors:text-system-on-highlight forced-colors:forced-color-adjust-none',
  later: 'border-border-strong text-fg-muted',
};

function StateBadge({ state }: { state: StepState }) {
  const t = useMessages('dashboard');
  if (state === 'done') {
    return (
      <Badge tone="positive" icon={<SuccessIcon size="xs" />}>
        {t('stepDone')}
      </Badge>
    );
  }
  return (
    <Badge tone={state === 'next' ? 'accent' : 'neutral'}>
      {t(state === 'next' ? 'stepNext' : 'stepThen')}
    </Badge>
  );
}

interface StepProps {
  number: number;
  state: StepState;
  title: string;
  /** What it takes. */
  text: string;
  action: ReactNode;
}

function Step({ number, state, title, text, action }: StepProps) {
  const titleId = useId();
  return (
    <li
      aria-labelledby={titleId}
      aria-current={state === 'next' ? 'step' : undefined}
      className={`flex min-w-0 flex-col gap-3 rounded-card border p-card ${cardOf[state]}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          aria-hidden="true"
          className={`grid size-7 shrink-0 place-items-center rounded-full border-check text-caption font-semibold ${circleOf[state]}`}
        >
          {state === 'done' ? <CheckIcon size="xs" /> : number}
        </span>
        <h3 id={titleId} className="min-w-0 grow text-title wrap-anywhere">
          {title}
        </h3>
        <StateBadge state={state} />
      </div>
      <p className="grow text-fg-muted">{text}</p>
      <div className="max-tablet:grid">{action}</div>
    </li>
  );
}

/** The way to the first rupee: the deposit, once there is an account that it may come from. */
function MoneyAction() {
  const t = useMessages('dashboard');
  const { data: accounts } = useGetBankAccounts({ query: { meta: { claims: () => true } } });
  if (accounts && accounts.length > 0) {
    return <Button onPress={() => openDrawer('deposit')}>{t('stepMoneyDeposit')}</Button>;
  }
  return (
    <LinkButton href={href.bankAccounts()} icon={<BankIcon size="sm" />}>
      {t('stepMoneyAction')}
    </LinkButton>
  );
}

export interface FirstDayProps {
  /** As the server has told them; until then the steps are said without them. */
  minimums: Minimums | undefined;
}

/** What stands between a client without a rupee and the first share, each step with its state and what it takes. */
export function FirstDay({ minimums }: FirstDayProps) {
  const t = useMessages('dashboard');
  const formats = useFormats();
  const rupees = (amount: number) => formats.splitAmount(amount).rupees;

  return (
    <section aria-labelledby="first-day" className="grid gap-4 py-1">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h2 id="first-day" className="text-page wrap-anywhere">
            {t('firstDayTitle')}
          </h2>
          <p className="text-fg-muted">{t('firstDayText')}</p>
        </div>
        <Link href={href.trust()}>{t('firstDayTrust')}</Link>
      </div>
      <ol aria-label={t('firstDaySteps')} className="grid gap-grid desktop:grid-cols-3">
        <Step
          number={1}
          state="done"
          title={t('stepIdentity')}
          text={t('stepIdentityText')}
          action={<Link href={href.me('application')}>{t('stepIdentityAction')}</Link>}
        />
        <Step
          number={2}
          state="next"
          title={t('stepMoney')}
          text={[minimums && t('stepMoneyMinimum', { amount: rupees(minimums.deposit) }), t('stepMoneyText')]
            .filter(Boolean)
            .join(' ')}
          action={<MoneyAction />}
        />
        <Step
          number={3}
          state="later"
          title={t('stepShare')}
          text={[minimums && t('stepShareMinimum', { amount: rupees(minimums.trade) }), t('stepShareText')]
            .filter(Boolean)
            .join(' ')}
          action={
            <LinkButton href={href.market()} variant="secondary" icon={<SearchIcon size="sm" />}>
              {t('stepShareAction')}
            </LinkButton>
          }
        />
      </ol>
    </section>
  );
}
