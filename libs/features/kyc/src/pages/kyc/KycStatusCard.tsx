import { useGetIdentityDetail } from '@wealth/api-sdk/identify';
import {
  kycHistoryOf,
  lifecycles,
  stepsOf,
  type KycEvent,
  type KycRecord,
  type LifecycleStep,
  type StateOf,
} from '@wealth/domain/lifecycle';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { StepTimeline } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { CheckIcon, ErrorIcon, HourglassIcon, LogoutIcon, RetryIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { useEffect, type ReactNode } from 'react';
import type { ShownStatus } from '../../model/kycSteps.ts';
import { statusTextsOf } from '../../model/statusTexts.ts';
import { StepCard } from './StepCard.tsx';

interface Look {
  icon: ReactNode;
  className: string;
}

const looks: Readonly<Record<ShownStatus, Look>> = {
  submitted: { icon: <CheckIcon size="lg" />, className: 'bg-accent-soft text-accent-text' },
  pending: { icon: <HourglassIcon size="lg" />, className: 'bg-warning-soft text-warning' },
  rejected: { icon: <ErrorIcon size="lg" />, className: 'bg-negative-soft text-negative' },
};

export interface KycStatusCardProps {
  status: ShownStatus;
  /** Of a rejection, in the words of the back office; empty when it gave none. */
  reason: string;
  onStartAgain: () => void;
  onLogout: () => void;
}

/** The Status step: what has happened, what comes next, and the way out. */
export function KycStatusCard({ status, reason, onStartAgain, onLogout }: KycStatusCardProps) {
  const t = useMessages('kyc');
  const texts = statusTextsOf(status);
  const isRejected = status === 'rejected';

  return (
    <StepCard
      note={<p className="text-center text-detail text-fg-muted">{t(texts.note)}</p>}
      footer={
        <div className="flex flex-wrap justify-center gap-2 max-tablet:flex-col-reverse max-tablet:items-stretch tablet:w-full">
          <Button variant="secondary" icon={<LogoutIcon size="sm" />} onPress={onLogout}>
            {t('logout')}
          </Button>
          {isRejected && (
            <Button icon={<RetryIcon size="sm" />} onPress={onStartAgain}>
              {t('startAgain')}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid justify-items-center gap-6 py-4">
        {/* A decision arrives while the client looks at the page: the new text is read out. */}
        <div role="status" className="grid w-full justify-items-center gap-1.5 text-center">
          <span
            className={`mb-2.5 grid size-18 place-items-center rounded-full forced-colors:border ${looks[status].className}`}
          >
            {looks[status].icon}
          </span>
          <h2 className="text-heading text-balance wrap-anywhere">{t(texts.title)}</h2>
          <p className="max-w-90 text-lead text-balance text-fg-muted">{t(texts.text)}</p>
        </div>
        <div className="grid w-full max-w-85 gap-6">
          {isRejected && reason !== '' && (
            <Note tone="negative" title={t('rejectedReason')}>
              {reason}
            </Note>
          )}
          {status !== 'submitted' && <Progress status={status} />}
          {!isRejected && <NextSteps />}
        </div>
      </div>
    </StepCard>
  );
}

const titles: Readonly<Record<StateOf<'kyc'>, PlainMessageKey<'kyc'>>> = {
  submitted: 'progressReceived',
  in_review: 'progressCheck',
  approved: 'progressDecision',
  rejected: 'progressRefused',
};

/**
 * What is known by the status alone, before the record is read and where it cannot be, with the times of the record
 * that waited for the decision. The times of a decided record are those of an earlier submission.
 */
function recordByStatus(status: 'pending' | 'rejected', last: KycRecord | undefined): KycRecord {
  const past = status === 'rejected' ? '' : null;
  const known = last?.status === 'pending' ? last.timeline : undefined;
  const timeOf = (event: KycEvent) => known?.find(({ step }) => step === event)?.time;
  return {
    status,
    timeline: [
      { step: 'submitted', time: timeOf('submitted') ?? '' },
      { step: 'in_review', time: timeOf('in_review') ?? past },
      { step: 'decided', time: past },
    ],
  };
}

/** Received, check, decision, each with its time where the server tells it. */
function Progress({ status }: { status: 'pending' | 'rejected' }) {
  const t = useMessages('kyc');
  // Decoration of what the status says already: what fails here is no failure of the page.
  const { data, refetch } = useGetIdentityDetail({ query: { meta: { claims: () => true } } });
  const isSame = data?.status === status && (data.timeline ?? []).length > 0;
  const record = isSame ? data : recordByStatus(status, data);
  const isBehind = data?.status !== undefined && data.status !== status;

  const history = kycHistoryOf(record);
  // Nothing of it comes by time alone.
  const steps = stepsOf({ lifecycle: lifecycles.kyc, history, now: 0, facts: {} });

  useEffect(() => {
    // A decision has arrived live: the record from before it lacks the times.
    if (isBehind) void refetch();
  }, [isBehind, refetch]);

  return (
    <div className="border-t border-border pt-6">
      <StepTimeline
        aria-label={t('progressName')}
        steps={steps.map((step) => ({
          ...step,
          id: step.state,
          title: t(titles[step.state]),
          text: textOf(step),
        }))}
      />
    </div>
  );

  function textOf({ state, mark }: LifecycleStep<StateOf<'kyc'>>): string | undefined {
    if (state === 'in_review' && mark === 'now') return t('progressCheckText');
    if (state === 'approved') return t('progressDecisionText');
    return state === 'rejected' ? t('progressRefusedText') : undefined;
  }
}

const nextSteps = ['nextPin', 'nextBank', 'nextDeposit'] as const satisfies ReadonlyArray<
  PlainMessageKey<'kyc'>
>;

/** What waits behind the approval, so that nobody stands before an empty account without a next step. */
function NextSteps() {
  const t = useMessages('kyc');
  return (
    <div className="grid gap-2 rounded-control bg-surface-sunken px-4 py-3 text-detail">
      <h3 className="font-medium">{t('nextTitle')}</h3>
      <ol className="grid list-decimal gap-1 pl-5 text-fg-muted">
        {nextSteps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </div>
  );
}
