import type { OrderDetail, OrderNote } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { useFailureText } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { Card } from '@wealth/ui/card';
import { useCloseGuard } from '@wealth/ui/close-guard';
import { Note } from '@wealth/ui/note';
import { useState } from 'react';
import { annotationOf, isSameNote, writtenOf, type Annotation } from '../../core/annotation/annotation.ts';
import { AnnotationFields } from '../../core/annotation/AnnotationFields.tsx';
import { useSaveAnnotation } from './useSaveAnnotation.ts';

/** What is being written, and what stood there when that began. */
interface Writing {
  annotation: Annotation;
  began: OrderNote;
}

/** The client's own note and tags of an order. What was typed stays until it is saved, whatever goes wrong. */
export function OrderAnnotation({ order }: { order: OrderDetail }) {
  const t = useMessages('orders');
  const failureText = useFailureText();
  const [writing, setWriting] = useState<Writing | null>(null);
  const { save, isSaving, isSaved, error, forget } = useSaveAnnotation(order, () => setWriting(null));
  const kept: OrderNote = { note: order.note, tags: order.tags };
  const annotation = writing?.annotation ?? annotationOf(order);
  const written = writtenOf(annotation);
  const isChanged = !isSameNote(written, kept);
  const isOther = writing !== null && !isSameNote(writing.began, kept);
  // Also while it is being saved: that may still fail.
  useCloseGuard(() => isChanged);

  function state(): string | null {
    if (isChanged) return t('noteUnsaved');
    return isSaved ? t('noteSaved') : null;
  }

  return (
    <Card title={t('ownNote')} note={t('ownNoteHint')}>
      <div className="grid grid-cols-1 gap-3">
        <AnnotationFields
          annotation={annotation}
          onChange={(next) => {
            if (isSaved || error) forget();
            setWriting({ annotation: next, began: writing?.began ?? kept });
          }}
        />
        {isOther && isChanged && (
          <Note tone="warning" isAnnounced>
            {t('noteElsewhere')}
          </Note>
        )}
        {error && (
          <Note tone="negative" isAnnounced>
            {failureText(error)}
          </Note>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="sm"
            variant="secondary"
            isPending={isSaving}
            isDisabled={!isChanged}
            onPress={() => save(written)}
          >
            {t('saveNote')}
          </Button>
          {isChanged && !isSaving && (
            <Button size="sm" variant="ghost" onPress={() => setWriting(null)}>
              {t('discardNote')}
            </Button>
          )}
          <span role="status" className="text-caption text-fg-muted">
            {state()}
          </span>
        </div>
      </div>
    </Card>
  );
}
