import { toWire } from '@wealth/domain';
import { claimRulesOn, type ClaimField } from '@wealth/domain/claims';
import { useUploadImage } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { ImageUpload } from '@wealth/ui/image-upload';
import { Note } from '@wealth/ui/note';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { TextArea } from '@wealth/ui/text-area';
import { toasts } from '@wealth/ui/toast';
import { useId, useRef } from 'react';
import { useClaimWords } from '../parts/useClaimWords.ts';
import { AmountField } from './AmountField.tsx';
import { DayField } from './DayField.tsx';
import { ReasonField } from './ReasonField.tsx';
import { SubjectField } from './SubjectField.tsx';
import { useFieldFault } from './useFieldFault.ts';
import type { ClaimFormState } from './useClaimForm.ts';

export interface ClaimFormProps {
  form: ClaimFormState;
  /** Closes what the form stands in, where it does. */
  onClose?: () => void;
}

function useFocusOf() {
  const reason = useRef<HTMLButtonElement>(null);
  const amount = useRef<HTMLInputElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const boxes = { reason, amount, happened_on: day, text };
  const isBox = (field: ClaimField): field is keyof typeof boxes => Object.hasOwn(boxes, field);
  return {
    boxes,
    focus(field: ClaimField | null) {
      if (field !== null && isBox(field)) boxes[field].current?.focus();
    },
  };
}

/** What went wrong, how much it has cost, and the evidence. */
export function ClaimForm({ form, onClose }: ClaimFormProps) {
  const { t, own, isMasked, day } = useClaimWords();
  const id = useId();
  const upload = useUploadImage();
  const faultTextOf = useFieldFault({ form });
  const { boxes, focus } = useFocusOf();
  const { typed, standing, answerBy, server, today } = form;
  const { imagesAtMost, textAtMost } = claimRulesOn(today);

  function saveDraft() {
    // What is typed is kept as it is typed: this says so.
    toasts.show({ type: 'success', title: t('draftSaved') });
    onClose?.();
  }

  return (
    <>
      <Note tone="info" title={t('freeTitle')}>
        {t('freeText')}
      </Note>
      <form
        id={id}
        aria-label={t('title')}
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          focus(form.review());
        }}
      >
        <div className="grid grid-cols-1 content-start gap-5 tablet:grid-cols-2">
          <SubjectField form={form} />
          <ReasonField form={form} inputRef={boxes.reason} />
          <AmountField form={form} inputRef={boxes.amount} />
          <DayField form={form} inputRef={boxes.happened_on} />
        </div>
        <TextArea
          label={t('text')}
          description={t('textHint')}
          value={typed.text}
          onChange={(text) => form.change({ text })}
          maxLength={textAtMost}
          inputRef={boxes.text}
          errorMessage={faultTextOf('text')}
        />
        <ImageUpload
          label={t('evidence')}
          upload={upload}
          defaultValue={typed.images}
          onChange={(images) => form.change({ images })}
          limit={imagesAtMost}
          errorMessage={faultTextOf('images')}
        />
        {server.hasFailed && (
          <Note tone="warning" isAnnounced>
            {t('notChecked')}
          </Note>
        )}
      </form>
      <OverlayFooter>
        <div className="flex flex-wrap items-center justify-end gap-3 max-tablet:*:max-w-full max-tablet:*:grow">
          <p className="min-w-0 grow basis-60 text-caption text-fg-muted max-tablet:basis-full">
            {t('answerBy', { day: day(answerBy) })}
          </p>
          <Button variant="secondary" onPress={saveDraft}>
            {t('saveDraft')}
          </Button>
          <Button type="submit" form={id}>
            {isMasked || standing.amount === null
              ? t('send')
              : t('sendAmount', { amount: own(toWire(standing.amount)) })}
          </Button>
        </div>
      </OverlayFooter>
    </>
  );
}
