import { href } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Breadcrumb } from '@wealth/ui/breadcrumb';
import { Card, cardStateOf, type CardState } from '@wealth/ui/card';
import { ClockIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { ContractNoteDocument } from './ContractNoteDocument.tsx';
import { useContractNote } from './useContractNote.ts';

export interface ContractNotePageProps {
  /** The trading day, YYYY-MM-DD. */
  day: string;
}

/** What stands in the place of a note: none of this day, being read, or failed. */
function useNoteState({ query, hasNone }: ReturnType<typeof useContractNote>): CardState | undefined {
  const t = useMessages('contractNote');
  if (hasNone) {
    return {
      kind: 'empty',
      icon: <ClockIcon size="lg" />,
      title: t('empty'),
      text: t('emptyText'),
      action: <LinkButton href={href.portfolio('history')}>{t('toHistory')}</LinkButton>,
    };
  }
  return cardStateOf(query, {
    failedTitle: t('failed'),
    failedText: t('failedText'),
    skeleton: <SkeletonRows rows={10} />,
  });
}

/** The contract note of a trading day, as a page and as a document: printed, it is a tagged PDF. */
export function ContractNotePage({ day }: ContractNotePageProps) {
  const t = useMessages('contractNote');
  const formats = useFormats();
  const reading = useContractNote(day);
  const state = useNoteState(reading);
  const { note } = reading;
  const title = t('titleOf', { day: formats.day(day) });
  return (
    <div className="grid grid-cols-1 gap-grid upright-sheet">
      <div className="print:hidden">
        <Breadcrumb
          items={[
            { label: t('portfolio'), href: href.portfolio() },
            { label: t('history'), href: href.portfolio('history') },
            { label: t('title') },
          ]}
        />
      </div>
      {note && !reading.hasNone ? (
        <ContractNoteDocument note={note} />
      ) : (
        <>
          <h1 className="sr-only">{title}</h1>
          <Card title={title} state={state} />
        </>
      )}
    </div>
  );
}
