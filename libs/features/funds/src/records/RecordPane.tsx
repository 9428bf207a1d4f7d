import { useMessages } from '@wealth/i18n-locale-react';
import { useIsWide } from '@wealth/ui/breakpoint';
import { Card, cardStateOf, type CardState } from '@wealth/ui/card';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon, NotFoundIcon } from '@wealth/ui/icon';
import { IconButton } from '@wealth/ui/icon-button';
import { Sheet } from '@wealth/ui/sheet';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { RecordView, type RecordHelp } from './RecordView.tsx';
import { useRecord } from './useRecord.ts';

export interface RecordPaneProps extends RecordHelp {
  /** The record that is open. */
  id: string;
  /** To the one after it, or before it; null at an end of the list. */
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
  onClose: () => void;
}

function useRecordState(id: string) {
  const t = useMessages('funds');
  const { query, record, isUnknown } = useRecord(id);
  const state: CardState | undefined = isUnknown
    ? {
        kind: 'empty',
        icon: <NotFoundIcon size="lg" />,
        title: t('recordUnknown'),
        text: t('recordUnknownText'),
      }
    : cardStateOf(query, {
        failedTitle: t('recordFailed'),
        failedText: t('bankFailedText'),
        skeleton: <SkeletonRows rows={6} />,
      });
  return { record: isUnknown ? undefined : record, state };
}

function Steps({ onNext, onPrevious, onClose }: Omit<RecordPaneProps, 'id' | 'onHelp'>) {
  const t = useMessages('funds');
  return (
    <span className="flex gap-1">
      <IconButton
        aria-label={t('recordNext')}
        size="sm"
        isDisabled={onNext === null}
        onPress={() => onNext?.()}
      >
        <ChevronDownIcon size="sm" />
      </IconButton>
      <IconButton
        aria-label={t('recordPrevious')}
        size="sm"
        isDisabled={onPrevious === null}
        onPress={() => onPrevious?.()}
      >
        <ChevronUpIcon size="sm" />
      </IconButton>
      <IconButton aria-label={t('recordClose')} size="sm" onPress={onClose}>
        <CloseIcon size="sm" />
      </IconButton>
    </span>
  );
}

/** The detail of a record beside the list, which goes on being walked through. */
export function RecordPane({ id, onHelp, ...steps }: RecordPaneProps) {
  const t = useMessages('funds');
  const { record, state } = useRecordState(id);
  return (
    <Card title={t('record')} state={state} action={<Steps {...steps} />}>
      {record && <RecordView record={record} onHelp={onHelp} />}
    </Card>
  );
}

/** The detail of a record above the list, where both have no room side by side. */
export function RecordSheet({
  id,
  onHelp,
  onClose,
}: Pick<RecordPaneProps, 'onHelp' | 'onClose'> & { id: string | null }) {
  const t = useMessages('funds');
  const isWide = useIsWide();
  return (
    <Sheet isOpen={id !== null && !isWide} onClose={onClose} title={t('record')} height="90dvh">
      {id !== null && <SheetContent id={id} onHelp={onHelp} />}
    </Sheet>
  );
}

function SheetContent({ id, onHelp }: Pick<RecordPaneProps, 'id' | 'onHelp'>) {
  const { record, state } = useRecordState(id);
  return (
    <div className="p-6 max-tablet:p-4">
      {record && !state ? <RecordView record={record} onHelp={onHelp} /> : <Card state={state} />}
    </div>
  );
}
