import type { WatchedInstrument, Watchlist } from '@wealth/api-sdk/model';
import { importReport, readSymbols, type ImportReport } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { mostWatched } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { Note } from '@wealth/ui/note';
import { TextArea } from '@wealth/ui/text-area';
import { useState, type FormEvent } from 'react';
import { findInstruments } from './findInstruments.ts';

/** Names that a report spells out; the others are counted. */
const mostNamed = 20;

type Report = ImportReport<WatchedInstrument> & { rubbish: string[] };

export interface ImportPanelProps {
  list: Watchlist;
  onAdd: (instruments: WatchedInstrument[]) => void;
  onClose: () => void;
}

async function reportOf(text: string, list: Watchlist): Promise<Report> {
  const { named, rubbish } = readSymbols(text);
  const known = await findInstruments(named);
  return { ...importReport(named, known, { instruments: list.instruments, limit: mostWatched }), rubbish };
}

function ReportLines({ report }: { report: Report }) {
  const t = useMessages('market');
  const unknown = [...report.notFound, ...report.rubbish];
  const shown = unknown.slice(0, mostNamed).join(', ');
  return (
    <div role="status" className="grid gap-2">
      <Note tone="info">{t('importTaken', { count: report.taken.length })}</Note>
      {report.alreadyThere.length > 0 && (
        <Note>{t('importThere', { count: report.alreadyThere.length })}</Note>
      )}
      {report.tooMany.length > 0 && (
        <Note tone="warning">{t('importTooMany', { count: report.tooMany.length })}</Note>
      )}
      {unknown.length > 0 && (
        <Note tone="warning" title={t('importNotFound', { count: unknown.length })}>
          <span className="wrap-anywhere">{shown}</span>
        </Note>
      )}
    </div>
  );
}

/** Takes pasted symbols into a list, and says of each what became of it. */
export function ImportPanel({ list, onAdd, onClose }: ImportPanelProps) {
  const t = useMessages('market');
  const [text, setText] = useState('');
  const [report, setReport] = useState<Report | 'pending' | 'failed' | null>(null);

  async function look() {
    setReport('pending');
    const made = await reportOf(text, list).catch(() => null);
    setReport(made ?? 'failed');
    if (!made) return;
    if (made.taken.length > 0) onAdd(made.taken);
    setText('');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text !== '' && report !== 'pending') void look();
  }

  return (
    <form onSubmit={submit} className="grid gap-3 border-b border-border p-card">
      <TextArea
        label={t('pasteLabel')}
        description={t('pasteHelp')}
        value={text}
        onChange={setText}
        autoFocus
      />
      {report === 'failed' && (
        <div role="status">
          <Note tone="negative">{t('importFailed')}</Note>
        </div>
      )}
      {report !== null && typeof report !== 'string' && <ReportLines report={report} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={report === 'pending'}>
          {t('addSymbols')}
        </Button>
        <Button variant="secondary" onPress={onClose}>
          {t('close')}
        </Button>
      </div>
    </form>
  );
}
