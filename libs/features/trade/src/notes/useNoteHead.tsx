import { missing } from '@wealth/i18n-locale';
import type { ContractNote } from '@wealth/api-sdk/model';
import { toRupees } from '@wealth/domain';
import { Money, type DocumentProps } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { useNow } from '@wealth/ui/clock';
import { netAmount } from './noteFigures.ts';
import { useNoteWords } from './useNoteWords.ts';

/** Whose note it is, of which day, how sure it is, and what changes hands. */
export function useNoteHead(note: ContractNote): Omit<DocumentProps, 'children'> {
  const { t, formats } = useNoteWords();
  const { serverClock } = useSession();
  const isFinal = useNow({ clock: serverClock.now }) >= Date.parse(note.issued_at);
  const issued = formats.dateTime(note.issued_at);
  const { isPaid, amount } = netAmount(note);
  const { client } = note;
  return {
    title: t('titleOf', { day: formats.day(note.day) }),
    badge: isFinal ? { tone: 'positive', text: t('final') } : { tone: 'warning', text: t('provisional') },
    note: t(isFinal ? 'finalText' : 'provisionalText', { time: issued }),
    sum: (
      <div>
        <p className="text-detail text-fg-muted">{t(isPaid ? 'youPay' : 'youReceive')}</p>
        <Money form="hero" rupees={toRupees(amount)} />
        <p className="text-detail text-fg-muted">
          {t('settlesOn', { day: formats.day(note.settlement_date) })}
        </p>
      </div>
    ),
    factsLabel: t('facts'),
    facts: [
      { name: t('client'), value: client.name },
      { name: t('clientCode'), value: client.code },
      { name: t('pan'), value: client.pan === '' ? missing : client.pan },
      { name: t('number'), value: note.number },
      { name: t('tradeDay'), value: formats.day(note.day) },
      { name: t('settlementDay'), value: formats.day(note.settlement_date) },
    ],
  };
}
