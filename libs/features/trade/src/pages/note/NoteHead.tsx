import type { ContractNote } from '@wealth/api-sdk/model';
import { toRupees } from '@wealth/domain';
import { Money, Unmasked } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { Badge } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { useNow } from '@wealth/ui/clock';
import { ExportIcon } from '@wealth/ui/icon';
import type { ReactNode } from 'react';
import { handedOver } from './noteFigures.ts';
import { useNoteWords } from './useNoteWords.ts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-fg-muted">{name}</dt>
      <dd className="text-label wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

/** Whose note it is, of which day, how sure it is, what changes hands, and the way to paper. */
export function NoteHead({ note }: { note: ContractNote }) {
  const { t, formats } = useNoteWords();
  const { serverClock } = useSession();
  const isFinal = useNow({ clock: serverClock.now }) >= Date.parse(note.issued_at);
  const issued = formats.dateTime(note.issued_at);
  const { isPaid, amount } = handedOver(note);
  const { client } = note;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-heading">
            {t('titleOf', { day: formats.day(note.day) })}
            <Badge tone={isFinal ? 'positive' : 'warning'}>{t(isFinal ? 'final' : 'provisional')}</Badge>
          </h1>
          <p className="mt-1 text-detail text-fg-muted">
            {t(isFinal ? 'finalText' : 'provisionalText', { time: issued })}
          </p>
        </div>
        <div className="grid justify-items-start gap-1 print:hidden">
          <Button icon={<ExportIcon size="sm" />} onPress={() => window.print()}>
            {t('print')}
          </Button>
          <p className="max-w-72 text-caption text-fg-muted">
            <Unmasked instead={t('printHidden')}>{t('printShown')}</Unmasked>
          </p>
        </div>
      </div>
      <div>
        <p className="text-detail text-fg-muted">{t(isPaid ? 'youPay' : 'youReceive')}</p>
        <Money form="hero" rupees={toRupees(amount)} />
        <p className="text-detail text-fg-muted">
          {t('settlesOn', { day: formats.day(note.settlement_date) })}
        </p>
      </div>
      <section aria-label={t('facts')}>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 tablet:grid-cols-3 desktop:grid-cols-6 print:grid-cols-3">
          <Fact name={t('client')}>{client.name}</Fact>
          <Fact name={t('clientCode')}>{client.code}</Fact>
          <Fact name={t('pan')}>{client.pan === '' ? '–' : client.pan}</Fact>
          <Fact name={t('number')}>{note.number}</Fact>
          <Fact name={t('tradeDay')}>{formats.day(note.day)}</Fact>
          <Fact name={t('settlementDay')}>{formats.day(note.settlement_date)}</Fact>
        </dl>
      </section>
    </div>
  );
}
