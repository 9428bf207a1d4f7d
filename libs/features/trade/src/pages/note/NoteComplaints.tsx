import { trustHref } from '@wealth/hrefs';
import { Link } from '@wealth/ui/link';
import { useId } from 'react';
import { useNoteWords } from './useNoteWords.ts';

/** Written out: on paper a link leads nowhere. */
const addresses = { scores: 'scores.sebi.gov.in', disputes: 'smartodr.in' };

/** Where to complain about the note; 21 calendar days for an answer are those of the Investor Charter of SEBI. */
export function NoteComplaints() {
  const { t } = useNoteWords();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="max-w-prose text-caption text-fg-muted">
      <h2 id={titleId} className="font-semibold text-fg">
        {t('complaints')}
      </h2>
      <p>
        {t('complaintsText', addresses)}{' '}
        <span className="print:hidden">
          <Link href={trustHref()} isInline>
            {t('complaintsLink')}
          </Link>
        </span>
      </p>
    </section>
  );
}
