import { gttRules, rowInForce } from '@wealth/domain';
import { Note } from '@wealth/ui/note';
import type { Ticket } from '../useTicket.ts';
import { useTicketWords } from '../useTicketWords.ts';

/** What a GTT is, and the stop order that this one is to be kept instead of. */
export function GttHelp({ ticket }: { ticket: Ticket }) {
  const { t, timeOf } = useTicketWords();
  const { state, readings } = ticket;
  const { days } = rowInForce(gttRules, readings.facts.on);
  const kept = readings.waiting.find(({ id }) => id === state.keptOrderId);
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
}
