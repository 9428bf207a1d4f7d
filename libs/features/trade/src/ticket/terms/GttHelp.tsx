import type { Order } from '@wealth/api-sdk/model';
import { gttRules, rowInForce, type CalendarDay } from '@wealth/domain';
import { Note } from '@wealth/ui/note';
import { memo } from 'react';
import { useTicketWords } from '../../core/words/useTicketWords.ts';

interface GttHelpProps {
  on: CalendarDay;
  /** The stop order that this one is to be kept instead of, as long as it waits. */
  kept: Order | undefined;
}

/** What a GTT is, and the stop order that this one is to be kept instead of. */
export const GttHelp = memo(function GttHelp({ on, kept }: GttHelpProps) {
  const { t, timeOf } = useTicketWords();
  const { days } = rowInForce(gttRules, on);
  const endsAt = kept?.ends_at ?? null;
  return (
    <>
      <p role="status" className="text-caption text-fg-muted">
        {t('validityHelpGtt', { days: String(days) })}
      </p>
      {kept && (
        <Note tone="info">
          {endsAt === null ? t('keptWaits') : t('keptWaitsUntil', { time: timeOf(Date.parse(endsAt)) })}
        </Note>
      )}
    </>
  );
});
