import { getClaims } from '@wealth/api-sdk/credit';
import type { Claim } from '@wealth/api-sdk/model';
import { deepHref, href } from '@wealth/hrefs';
import { usePages } from '@wealth/parts';
import { pagesOf } from '@wealth/queries';
import { Badge } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf, type CardState } from '@wealth/ui/card';
import { DataList } from '@wealth/ui/data-list';
import { CompensationIcon } from '@wealth/ui/icon';
import { Link } from '@wealth/ui/link';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { Timeline } from '@wealth/ui/timeline';
import { claimReasonTexts } from '../parts/claimReasonTexts.ts';
import { claimState } from '../parts/claimState.ts';
import { useClaimWords } from '../parts/useClaimWords.ts';

const params = { limit: 10 };
const rowId = ({ id }: Claim) => id;

function EarlierBadge({ claim }: { claim: Claim }) {
  const words = useClaimWords();
  const { tone, text } = claimState(claim, words);
  return <Badge tone={tone}>{text}</Badge>;
}

/** The client's claims, the newest first; each leads to its page. */
export function EarlierClaims() {
  const { t, day } = useClaimWords();
  const { query, rows, hasMore, readOn } = usePages(
    { ...pagesOf('getClaims', getClaims, params), meta: { claims: () => true } },
    rowId,
  );
  const empty: CardState = {
    kind: 'empty',
    icon: <CompensationIcon size="lg" />,
    title: t('earlierEmpty'),
    text: t('earlierEmptyText'),
  };
  const texts = {
    failedTitle: t('claimsFailed'),
    failedText: t('nothingChanged'),
    skeleton: <SkeletonRows rows={2} />,
  };
  const state = rows?.length === 0 ? empty : cardStateOf(query, texts);
  return (
    <Card title={t('earlier')} headingLevel="h3" isFlush {...(state ? { state } : {})}>
      <DataList
        aria-label={t('earlier')}
        items={(rows ?? []).map((claim) => ({
          id: claim.id,
          title: claim.reference,
          detail: t('earlierDetail', {
            reason: t(claimReasonTexts[claim.reason]),
            day: day(claim.received_at),
          }),
          value: <EarlierBadge claim={claim} />,
          href: deepHref.claim(claim.id),
        }))}
      />
      {hasMore && (
        <Button variant="ghost" size="sm" onPress={readOn}>
          {t('showMore')}
        </Button>
      )}
    </Card>
  );
}

/** Who else can be asked, before there is a claim. */
export function WayOnInShort() {
  const { t } = useClaimWords();
  return (
    <Card title={t('wayOnTitle')} headingLevel="h3">
      <Timeline
        aria-label={t('wayOnTitle')}
        items={[
          { id: 'grievance', title: t('ladderGrievance'), state: 'next', text: t('ladderGrievanceBare') },
          { id: 'scores', title: t('ladderScores'), state: 'next', text: 'scores.sebi.gov.in' },
          { id: 'odr', title: t('ladderOdr'), state: 'next', text: 'smartodr.in' },
        ]}
      />
      <p className="mt-4">
        <Link href={href.trust()}>{t('ladder')}</Link>
      </p>
    </Card>
  );
}
