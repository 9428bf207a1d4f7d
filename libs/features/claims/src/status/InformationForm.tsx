import { getAddClaimInformationMutationOptions } from '@wealth/api-sdk/credit';
import type { ClaimDetail } from '@wealth/api-sdk/model';
import { useMutation } from '@tanstack/react-query';
import { istDay } from '@wealth/domain';
import { claimRulesOn, imageFaults, textFaults } from '@wealth/domain/claims';
import { useDraft, useServerNow, useUploadImage, type TypedDraft } from '@wealth/parts';
import { useConfirmed } from '@wealth/placing';
import { Button } from '@wealth/ui/button';
import { Card } from '@wealth/ui/card';
import { ImageUpload, type UploadedImage } from '@wealth/ui/image-upload';
import { TextArea } from '@wealth/ui/text-area';
import { useState } from 'react';
import { claimFaultText, ownFault } from '../parts/claimFaultText.ts';
import { useClaimWords } from '../parts/useClaimWords.ts';

interface InformationTyped {
  text: string;
  images: readonly UploadedImage[];
}

const nothing: InformationTyped = { text: '', images: [] };

/** Kept while the page is: what was typed goes with the claim that asks for it. */
function draftOf(id: string): TypedDraft<InformationTyped> {
  const name = `claimInformation ${id}`;
  return {
    read(drafts) {
      const value = drafts.read(name);
      if (typeof value !== 'object' || value === null || !('text' in value)) return nothing;
      return { text: typeof value.text === 'string' ? value.text : '', images: [] };
    },
    write: (drafts, { text }) => drafts.write(name, { text }),
    forget: (drafts) => drafts.remove(name),
    cleared: nothing,
  };
}

/** What we ask the client, and the reply. */
export function InformationForm({ claim }: { claim: ClaimDetail }) {
  const words = useClaimWords();
  const { t } = words;
  const today = istDay(useServerNow());
  const upload = useUploadImage();
  const [draftOfClaim] = useState(() => draftOf(claim.id));
  const draft = useDraft(draftOfClaim);
  const [isTried, setIsTried] = useState(false);
  const { mutateAsync } = useMutation(getAddClaimInformationMutationOptions());
  const sending = useConfirmed<InformationTyped, ClaimDetail>({
    send: ({ text, images }, key) =>
      mutateAsync({
        id: claim.id,
        data: { text, images: images.map(({ url, name }) => ({ url, name })) },
        headers: { 'Idempotency-Key': key },
      }),
    success: () => t('infoSent'),
  });
  const { text, images } = draft.typed;
  const [textFault] = textFaults(text, today);
  const [imageFault] = imageFaults(images.length, { today, areImagesKnown: true });
  const question = claim.history.findLast(({ state }) => state === 'INFO_NEEDED')?.text ?? null;
  const told = (fault: typeof textFault) =>
    isTried && fault ? claimFaultText(ownFault(fault), words) : undefined;

  async function send() {
    setIsTried(true);
    if (textFault || imageFault) return;
    if (await sending.run({ text, images })) draft.forget();
  }

  return (
    <Card title={t('infoTitle')} note={t('infoNote')}>
      <form
        aria-label={t('infoText')}
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {question !== null && (
          <blockquote className="wrap-anywhere">{t('sentText', { text: question })}</blockquote>
        )}
        <TextArea
          label={t('infoText')}
          description={t('textHint')}
          value={text}
          onChange={(typed) => draft.change({ text: typed })}
          maxLength={claimRulesOn(today).textAtMost}
          errorMessage={told(textFault)}
        />
        <ImageUpload
          label={t('evidence')}
          upload={upload}
          onChange={(sent) => draft.change({ images: sent })}
          limit={claimRulesOn(today).imagesAtMost}
          errorMessage={told(imageFault)}
        />
        <div className="flex justify-end">
          <Button type="submit" isDisabled={sending.isPending}>
            {t('infoSend')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
