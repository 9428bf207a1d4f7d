import type { InstrumentReference } from '@wealth/hrefs';
import { Link } from '@wealth/ui/link';
import { Note } from '@wealth/ui/note';
import { useIssueWords } from '../parts/useIssueWords.ts';
import { issueHref } from './OpenIssues.tsx';
import { kindTexts } from './issueTexts.ts';
import { useIssues } from './useIssues.ts';

export interface OfferOfShareProps {
  instrument: InstrumentReference;
}

/** Says on the page of a share that it is offered now, and leads there; nothing of any other share. */
export function OfferOfShare({ instrument }: OfferOfShareProps) {
  const { t, when } = useIssueWords();
  const { data: offers } = useIssues('fo');
  const offer = offers?.find(
    ({ status, instrument: one }) => status === 'open' && one.symbol === instrument.symbol,
  );
  if (!offer) return null;
  const { kind, bids_until: until } = offer;
  return (
    <Note
      tone="info"
      action={
        <Link href={issueHref(offer)} isInline>
          {t('seeOffer')}
        </Link>
      }
    >
      {t('offeredNow', { kind: t(kindTexts[kind]), time: when(until) })}
    </Note>
  );
}
