import { isNotFound } from '@wealth/api-sdk';
import { useGetIdentityDetail } from '@wealth/api-sdk/identify';
import type { EarlierIdentity, IdentityDetail } from '@wealth/api-sdk/model';
import { kycHistoryOf, lifecycles, stepsOf, type StateOf } from '@wealth/domain/lifecycle';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import type { Application, ApplicationSource } from '@wealth/parts';
import { Disclosure } from '@wealth/ui/accordion';
import { Badge } from '@wealth/ui/badge';
import { cardStateOf, type CardState } from '@wealth/ui/card';
import { AlertIcon, ClockIcon, SuccessIcon, UserIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { Skeleton } from '@wealth/ui/skeleton';
import type { ReactNode } from 'react';

type Status = NonNullable<IdentityDetail['status']>;

const badgeOf = {
  approved: { tone: 'positive', icon: <SuccessIcon size="xs" />, text: 'approved' },
  pending: { tone: 'warning', icon: <ClockIcon size="xs" />, text: 'inReview' },
  rejected: { tone: 'negative', icon: <AlertIcon size="xs" />, text: 'rejected' },
  unverified: { tone: 'neutral', icon: undefined, text: 'unverified' },
} as const satisfies Record<Status, { tone: Application['state']['tone']; icon: ReactNode; text: string }>;

const stepTitles = {
  submitted: 'submitted',
  in_review: 'inReview',
  approved: 'decided',
  rejected: 'decided',
} as const satisfies Record<StateOf<'kyc'>, string>;

function StatusBadge({ status }: { status: Status }) {
  const t = useMessages('applications');
  const { tone, icon, text } = badgeOf[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(text)}
    </Badge>
  );
}

function EarlierSubmission({ submission }: { submission: EarlierIdentity }) {
  const t = useMessages('applications');
  const formats = useFormats();
  const { create_datetime, check_time, status, reason } = submission;
  return (
    <li className="grid gap-1 py-2 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{t('submittedOn', { time: formats.dateTime(create_datetime) })}</span>
        {check_time !== null && <span>{t('decidedOn', { time: formats.dateTime(check_time) })}</span>}
        <StatusBadge status={status} />
      </div>
      {reason !== null && <p className="text-detail wrap-anywhere">{reason}</p>}
    </li>
  );
}

function EarlierSubmissions({ earlier }: { earlier: readonly EarlierIdentity[] }) {
  const t = useMessages('applications');
  const formats = useFormats();
  return (
    <Disclosure title={t('earlier')} note={formats.quantity(earlier.length)}>
      <ul className="divide-y divide-border">
        {earlier.map((submission) => (
          <EarlierSubmission key={submission.create_datetime} submission={submission} />
        ))}
      </ul>
    </Disclosure>
  );
}

function useKycApplication() {
  const t = useMessages('applications');

  return (detail: IdentityDetail, createdAt: string): Application => {
    const { status = 'unverified', reason = null, earlier = [] } = detail;
    const { text, ...look } = badgeOf[status];
    const steps = stepsOf({
      lifecycle: lifecycles.kyc,
      history: kycHistoryOf(detail),
      // Nothing of it comes by time alone.
      now: 0,
      facts: {},
    });
    return {
      id: createdAt,
      title: t('kycTitle'),
      state: { ...look, text: t(text) },
      at: Date.parse(createdAt),
      stepsLabel: t('kycSteps'),
      steps: steps.map((step) => ({
        ...step,
        id: step.state,
        title: t(stepTitles[step.state]),
        text: stepTitles[step.state] === 'decided' && step.at !== null ? t(text) : undefined,
      })),
      note: reason !== null && (
        <Note tone="negative" title={t('reason')}>
          {reason}
        </Note>
      ),
      more: earlier.length > 0 ? <EarlierSubmissions earlier={earlier} /> : undefined,
    };
  };
}

const skeleton = (
  <div className="grid grid-cols-3 gap-4 p-card">
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
);

/** The identity check as an application: where it stands, why, and what was submitted before. */
export function useKycApplications(): ApplicationSource {
  const t = useMessages('applications');
  const query = useGetIdentityDetail({ query: { meta: { claims: isNotFound } } });
  const applicationOf = useKycApplication();
  const { data: detail } = query;
  const createdAt = detail?.create_datetime;
  const isNothing = detail ? createdAt === null : isNotFound(query.error);
  const empty: CardState = {
    kind: 'empty',
    icon: <UserIcon size="lg" />,
    title: t('kycEmptyTitle'),
    text: t('kycEmptyText'),
  };
  const state = isNothing
    ? empty
    : cardStateOf(query, { failedTitle: t('kycFailedTitle'), failedText: t('kycFailedText'), skeleton });

  return {
    kind: 'kyc',
    title: t('kyc'),
    applications: detail && typeof createdAt === 'string' ? [applicationOf(detail, createdAt)] : [],
    ...(state && { instead: { title: t('kycTitle'), state } }),
  };
}
