import { isNotFound } from '@wealth/api-sdk';
import { useGetIdentityDetail } from '@wealth/api-sdk/identify';
import type { EarlierIdentity, IdentityDetail, IdentityStep } from '@wealth/api-sdk/model';
import { kycTimelineOf } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Disclosure } from '@wealth/ui/accordion';
import { Badge, type BadgeProps } from '@wealth/ui/badge';
import { Card, type CardState, cardStateOf } from '@wealth/ui/card';
import { AlertIcon, ClockIcon, SuccessIcon, UserIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';
import { Skeleton } from '@wealth/ui/skeleton';
import { Timeline } from '@wealth/ui/timeline';
import type { ReactNode } from 'react';

type Status = NonNullable<IdentityDetail['status']>;

const badgeOf = {
  approved: { tone: 'positive', icon: <SuccessIcon size="xs" />, text: 'kycApproved' },
  pending: { tone: 'warning', icon: <ClockIcon size="xs" />, text: 'kycInReview' },
  rejected: { tone: 'negative', icon: <AlertIcon size="xs" />, text: 'kycRejected' },
  unverified: { tone: 'neutral', icon: undefined, text: 'kycUnverified' },
} as const satisfies Record<Status, { tone: BadgeProps['tone']; icon: ReactNode; text: string }>;

const stepText = {
  submitted: 'kycStepSubmitted',
  in_review: 'kycStepInReview',
  decided: 'kycStepDecided',
} as const satisfies Record<IdentityStep['step'], string>;

function StatusBadge({ status }: { status: Status }) {
  const t = useMessages('profile');
  const { tone, icon, text } = badgeOf[status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(text)}
    </Badge>
  );
}

function EarlierSubmission({ submission }: { submission: EarlierIdentity }) {
  const t = useMessages('profile');
  const formats = useFormats();
  const { create_datetime, check_time, status, reason } = submission;
  return (
    <li className="grid gap-1 py-2 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{t('kycSubmittedOn', { time: formats.dateTime(create_datetime) })}</span>
        {check_time !== null && <span>{t('kycDecidedOn', { time: formats.dateTime(check_time) })}</span>}
        <StatusBadge status={status} />
      </div>
      {reason !== null && <p className="text-detail wrap-anywhere">{reason}</p>}
    </li>
  );
}

function KycDetail({ detail }: { detail: IdentityDetail }) {
  const t = useMessages('profile');
  const formats = useFormats();
  const { status = 'unverified', reason = null, earlier = [] } = detail;
  return (
    <>
      <div className="grid gap-4 p-card">
        <Timeline
          aria-label={t('kycTimeline')}
          orientation="horizontal"
          items={kycTimelineOf(detail).map(({ step, state, time }) => ({
            id: step,
            state,
            title: t(stepText[step]),
            time: time === null ? undefined : formats.dateTime(time),
            text: step === 'decided' && time !== null ? t(badgeOf[status].text) : undefined,
          }))}
        />
        {reason !== null && (
          <Note tone="negative" title={t('kycReason')}>
            {reason}
          </Note>
        )}
      </div>
      {earlier.length > 0 && (
        <div className="border-t border-border">
          <Disclosure title={t('kycEarlier')} note={formats.quantity(earlier.length)}>
            <ul className="divide-y divide-border">
              {earlier.map((submission) => (
                <EarlierSubmission key={submission.create_datetime} submission={submission} />
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </>
  );
}

/** The identity check as an application: where it stands, why, and what was submitted before. */
export function KycApplication() {
  const t = useMessages('profile');
  const query = useGetIdentityDetail({ query: { meta: { claims: isNotFound } } });
  const { data: detail } = query;
  const isNothing = detail ? detail.create_datetime === null : isNotFound(query.error);
  const empty: CardState = {
    kind: 'empty',
    icon: <UserIcon size="lg" />,
    title: t('kycEmptyTitle'),
    text: t('kycEmptyText'),
  };

  return (
    <Card
      title={t('kycApplication')}
      action={detail && !isNothing && <StatusBadge status={detail.status ?? 'unverified'} />}
      isFlush
      state={
        isNothing
          ? empty
          : cardStateOf(query, {
              failedTitle: t('kycFailedTitle'),
              failedText: t('kycFailedText'),
              skeleton: (
                <div className="grid grid-cols-3 gap-4 p-card">
                  <Skeleton />
                  <Skeleton />
                  <Skeleton />
                </div>
              ),
            })
      }
    >
      {detail && <KycDetail detail={detail} />}
    </Card>
  );
}
