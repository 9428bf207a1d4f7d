import { useResendMandate, useWithdrawApplication } from '@wealth/api-sdk/trade';
import type { IssueApplicationDetail } from '@wealth/api-sdk/model';
import { deepHref } from '@wealth/hrefs';
import { useConfirmed } from '@wealth/placing';
import { Button } from '@wealth/ui/button';
import { RetryIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { useIssueWords } from '../parts/useIssueWords.ts';

export interface ApplicationActionsProps {
  application: IssueApplicationDetail;
  /** Opens the bids to be changed; absent where that is shown elsewhere. */
  onChange?: (() => void) | undefined;
  /** Begins a new application with the same bids; null where none is taken. */
  onAnew?: (() => void) | null | undefined;
}

/** Takes the application back, once that was meant. */
function WithdrawButton({ application }: Pick<ApplicationActionsProps, 'application'>) {
  const { t } = useIssueWords();
  const withdraw = useWithdrawApplication();
  const isBid = application.kind === 'ofs' || application.kind === 'block';
  const { run, isPending } = useConfirmed({
    confirm: () => ({
      title: t(isBid ? 'withdrawBidTitle' : 'withdrawTitle'),
      message: t(application.money.place === 'bank' ? 'withdrawText' : 'withdrawBidText'),
      confirmText: t(isBid ? 'withdrawBid' : 'withdraw'),
      cancelText: t('keep'),
      isDestructive: true,
    }),
    pin: { when: 'wanted', purpose: () => t('withdrawPin') },
    send: (id: string) => withdraw.mutateAsync({ id }),
    // The application itself shows what came of it.
    success: () => null,
  });
  return (
    <Button variant="danger" isPending={isPending} onPress={() => void run(application.id)}>
      {t(isBid ? 'withdrawBid' : 'withdraw')}
    </Button>
  );
}

/** Has the UPI app show the mandate again. */
function ResendButton({ application }: Pick<ApplicationActionsProps, 'application'>) {
  const { t } = useIssueWords();
  const resend = useResendMandate();
  const { run, isPending } = useConfirmed({
    send: (id: string) => resend.mutateAsync({ id }),
    success: () => t('mandateSentAgain'),
  });
  return (
    <Button
      variant="secondary"
      icon={<RetryIcon size="sm" />}
      isPending={isPending}
      onPress={() => void run(application.id)}
    >
      {t('sendAgain')}
    </Button>
  );
}

/** What can be done with an application now. */
export function ApplicationActions({ application, onChange, onAnew }: ApplicationActionsProps) {
  const { t } = useIssueWords();
  const { actions, state, kind, subject, trade } = application;
  const isHeld = state === 'DEBITED' || state === 'LISTED' || state === 'SETTLED' || state === 'MET';
  return (
    <div className="flex flex-wrap gap-3 *:grow empty:hidden print:hidden">
      {actions.includes('resend_mandate') && <ResendButton application={application} />}
      {actions.includes('change') && onChange && (
        <Button variant="secondary" onPress={onChange}>
          {t('changeBids')}
        </Button>
      )}
      {actions.includes('withdraw') && <WithdrawButton application={application} />}
      {onAnew && <Button onPress={onAnew}>{t('applyAnew')}</Button>}
      {isHeld && kind !== 'block' && (
        <LinkButton href={deepHref.stock(subject.instrument)} variant="secondary">
          {t('seeShare', { symbol: subject.instrument.symbol })}
        </LinkButton>
      )}
      {trade && (
        <LinkButton href={deepHref.contractNote(trade.traded_at.slice(0, 10))} variant="secondary">
          {t('contractNote')}
        </LinkButton>
      )}
    </div>
  );
}
