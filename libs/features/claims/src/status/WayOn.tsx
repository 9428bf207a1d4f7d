import type { ClaimLadderStepCode } from '@wealth/api-sdk/codes';
import type { ClaimDetail, ClaimLadderStep } from '@wealth/api-sdk/model';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { ConfigurationValue } from '@wealth/ui/badge';
import { Card } from '@wealth/ui/card';
import { Link } from '@wealth/ui/link';
import { Timeline, type TimelineItem } from '@wealth/ui/timeline';
import { useClaimWords, type ClaimWords } from '../parts/useClaimWords.ts';

const sites = {
  scores: 'https://scores.sebi.gov.in',
  odr: 'https://smartodr.in',
} as const;

function Site({ address }: { address: string }) {
  return (
    <Link href={address} target="_blank" isInline>
      {new URL(address).host}
    </Link>
  );
}

/** When a step can be taken. */
function whenText({ code, state, from, until }: ClaimLadderStep, { t, day }: ClaimWords): string {
  if (code === 'service') return day(from);
  if (state === 'over' && until !== null) return t('ladderOver', { day: day(until) });
  if (state === 'later') return t('ladderFrom', { day: day(from) });
  return t('ladderNow');
}

const marks = { done: 'done', open: 'now', later: 'next', over: 'next' } as const satisfies Record<
  ClaimLadderStep['state'],
  TimelineItem['state']
>;

const names = {
  service: 'ladderService',
  grievance: 'ladderGrievance',
  scores: 'ladderScores',
  odr: 'ladderOdr',
} as const satisfies Record<ClaimLadderStepCode, PlainMessageKey<'claims'>>;

const isKnown = (code: string): code is ClaimLadderStepCode => Object.hasOwn(names, code);

interface StepTextProps {
  code: ClaimLadderStepCode;
  step: ClaimLadderStep;
  grievance: string | null;
}

/** What a step is, and where it is taken. */
function StepText({ code, step, grievance }: StepTextProps) {
  const { t, day } = useClaimWords();
  const { until, state } = step;
  switch (code) {
    case 'service':
      return t('ladderServiceText');
    case 'grievance':
      return (
        <>
          {grievance ?? <ConfigurationValue>{t('ladderNotSet')}</ConfigurationValue>}{' '}
          {t('ladderGrievanceBare')}
        </>
      );
    case 'scores':
      return (
        <>
          {t('ladderScoresText')} <Site address={sites.scores} />{' '}
          {until !== null && state !== 'over' && t('ladderUntil', { day: day(until) })}
        </>
      );
    case 'odr':
      return (
        <>
          {t('ladderOdrText')} <Site address={sites.odr} />
        </>
      );
  }
}

export interface WayOnProps {
  claim: Pick<ClaimDetail, 'ladder'>;
  /** Where a complaint goes first, as the operator has configured it; null where that is not done. */
  grievance: string | null;
}

/** Who can be asked next, and from which day on; every step is free. */
export function WayOn({ claim, grievance }: WayOnProps) {
  const words = useClaimWords();
  const { t } = words;
  const items = claim.ladder.flatMap((step): TimelineItem[] => {
    const { code, state } = step;
    if (!isKnown(code)) return [];
    const text = <StepText {...{ code, step, grievance }} />;
    return [{ id: code, state: marks[state], time: whenText(step, words), title: t(names[code]), text }];
  });
  return (
    <Card title={t('ladder')} note={t('ladderNote')}>
      <Timeline aria-label={t('ladder')} items={items} />
    </Card>
  );
}
