import { useGetRunningAccount, useSetRunningAccount } from '@wealth/api-sdk/fund';
import type { RunningAccount, RunningAccountChoice } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Money } from '@wealth/parts';
import { useConfirmed } from '@wealth/placing';
import { Badge } from '@wealth/ui/badge';
import { Card, cardStateOf } from '@wealth/ui/card';
import { FactLine, Facts } from '@wealth/ui/facts';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { GttsAtRisk } from '../money/GttsAtRisk.tsx';
import { lineNameOf } from '../withdrawal/Waterfall.tsx';
import { runningSkeleton } from './runningSkeleton.tsx';

interface OfRunning {
  running: RunningAccount;
}

/** How often unused money goes back to the bank. */
function Choice({ running }: OfRunning) {
  const t = useMessages('funds');
  const set = useSetRunningAccount();
  const { run, isPending } = useConfirmed({
    send: (choice: RunningAccountChoice) => set.mutateAsync({ data: { choice } }),
    success: (_, choice) => t(choice === 'monthly' ? 'runningAccountIsMonthly' : 'runningAccountIsQuarterly'),
  });
  return (
    <SegmentedControl<RunningAccountChoice>
      aria-label={t('runningAccountChoice')}
      isFullWidth
      value={running.choice}
      onChange={(choice) => {
        if (!isPending) void run(choice);
      }}
      options={[
        { value: 'monthly', label: t('runningAccountMonthly') },
        { value: 'quarterly', label: t('runningAccountQuarterly') },
      ]}
    />
  );
}

/** When it goes next, how much that would be now, and where to. */
function Next({ running: { next, amount, balance, lines, account } }: OfRunning) {
  const t = useMessages('funds');
  const formats = useFormats();
  return (
    <Facts layout="list">
      <FactLine
        name={t('runningAccountNext')}
        isStrong
        note={
          <>
            {t(next.reason === 'idle' ? 'runningAccountIsIdle' : 'runningAccountByChoice', {
              time: formats.marketTime(next.sent_at),
            })}
            {next.provisional && <span className="block">{t('runningAccountProvisionalText')}</span>}
          </>
        }
      >
        <span className="flex flex-wrap items-center justify-end gap-2">
          {formats.day(next.day)}
          {next.provisional && <Badge tone="warning">{t('runningAccountProvisional')}</Badge>}
        </span>
      </FactLine>
      <FactLine name={t('runningAccountBalance')}>
        <Money rupees={balance} />
      </FactLine>
      {lines.map(({ code, amount: kept, frees_at: freesAt }) => (
        <FactLine key={`${code} ${freesAt}`} name={lineNameOf(code, t)}>
          <Money rupees={-kept} />
        </FactLine>
      ))}
      <FactLine
        name={t('runningAccountAmount')}
        isStrong
        note={
          account
            ? t('runningAccountTo', { bank: account.bank_name, number: account.masked_number })
            : t('runningAccountNowhere')
        }
      >
        <Money rupees={amount} />
      </FactLine>
    </Facts>
  );
}

/** What holds for a client who does not trade, and what was paid last. */
function Rules({ running: { idle, last } }: OfRunning) {
  const t = useMessages('funds');
  const formats = useFormats();
  return (
    <div className="grid gap-2 text-detail text-fg-muted">
      <p>{idle ? t('runningAccountIdleOn', { day: formats.day(idle.on) }) : t('runningAccountIdle')}</p>
      <p>{t('runningAccountTold')}</p>
      {last && (
        <Facts>
          <FactLine
            name={t('runningAccountLast')}
            note={t(lastTexts[last.state], { day: formats.day(istDay(Date.parse(last.sent_at))) })}
          >
            <Money rupees={last.amount} />
          </FactLine>
        </Facts>
      )}
    </div>
  );
}

const lastTexts = {
  SENT: 'runningAccountLastSent',
  PAID: 'runningAccountLastPaid',
  FAILED: 'runningAccountLastFailed',
} as const;

/** The running account: money that is not used goes back to the client's bank on days of the exchanges' calendar. */
export function RunningAccountCard() {
  const t = useMessages('funds');
  const query = useGetRunningAccount();
  const { data: running } = query;
  return (
    <Card
      title={t('runningAccount')}
      state={cardStateOf(query, {
        failedTitle: t('runningAccountFailed'),
        failedText: t('bankFailedText'),
        skeleton: runningSkeleton,
      })}
    >
      {running && (
        <div className="grid gap-4">
          <p className="text-detail text-fg-muted">{t('runningAccountText')}</p>
          <Choice running={running} />
          <Next running={running} />
          <GttsAtRisk gtts={running.gtts}>{t('runningAccountGtts')}</GttsAtRisk>
          <Rules running={running} />
        </div>
      )}
    </Card>
  );
}
