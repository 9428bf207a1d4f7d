import type { ClaimDetail } from '@wealth/api-sdk/model';
import { deepHref, type ClaimSearch } from '@wealth/hrefs';
import { Button } from '@wealth/ui/button';
import { Card } from '@wealth/ui/card';
import { CopyButton } from '@wealth/ui/copy-button';
import { Link } from '@wealth/ui/link';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { StepTimeline } from '@wealth/parts';
import { useEffect, useEffectEvent, useState } from 'react';
import { claimSteps } from '../parts/claimSteps.ts';
import { useClaimWords } from '../parts/useClaimWords.ts';
import { ClaimForm } from './ClaimForm.tsx';
import { ClaimReview } from './ClaimReview.tsx';
import { EarlierClaims, WayOnInShort } from './EarlierClaims.tsx';
import { useClaimForm } from './useClaimForm.ts';

export interface ClaimPanelProps {
  /** What an address or a link wants to claim for. */
  about?: ClaimSearch;
  /** Closes the drawer; absent on a page. */
  onClose?: () => void;
}

interface ReceivedProps extends Pick<ClaimPanelProps, 'onClose'> {
  claim: ClaimDetail;
  onAnother: () => void;
}

/** A claim that was just received: its reference, its day, and where it goes on. */
function Received({ claim, onAnother, onClose }: ReceivedProps) {
  const words = useClaimWords();
  const { t, day } = words;
  const { id, reference, answer_by: answerBy, images } = claim;
  return (
    <>
      <Card
        title={t('received', { reference })}
        action={<CopyButton value={reference} label={t('reference')} align="end" />}
      >
        <p className="mb-4 text-fg-muted">{t('answerBy', { day: day(answerBy) })}</p>
        <StepTimeline
          aria-label={t('steps')}
          steps={claimSteps({ ...claim, imageCount: images.length }, words)}
        />
        <p className="mt-4">
          <Link href={deepHref.claim(id)}>{t('open')}</Link>
        </p>
      </Card>
      <OverlayFooter>
        <div className="flex flex-wrap justify-end gap-3 max-tablet:*:max-w-full max-tablet:*:grow">
          <Button variant="secondary" onPress={onAnother}>
            {t('another')}
          </Button>
          {onClose && <Button onPress={onClose}>{t('done')}</Button>}
        </div>
      </OverlayFooter>
    </>
  );
}

/** The form of a claim, beside what was claimed before and who else can be asked. */
export function ClaimPanel({ about, onClose }: ClaimPanelProps) {
  const [received, setReceived] = useState<ClaimDetail | null>(null);
  const form = useClaimForm({ onPlaced: setReceived });
  const begin = useEffectEvent(({ about: kind, subject: id }: ClaimSearch) => {
    if (kind === undefined || id === undefined) return;
    // A draft about something else stays what it is but for what it is about.
    form.change({ subject: { kind, id } });
  });
  const { about: kind, subject } = about ?? {};
  useEffect(() => begin({ about: kind, subject }), [kind, subject]);

  return (
    <div className="@container flex grow flex-col">
      <div className="grid grow grid-cols-1 content-start @min-[60rem]:grid-cols-[minmax(0,1fr)_24rem] @min-[60rem]:content-stretch">
        <div className="grid min-w-0 grid-cols-1 content-start gap-5 p-6 max-tablet:p-4">
          {received === null ? (
            <ClaimForm form={form} {...(onClose ? { onClose } : {})} />
          ) : (
            <Received
              claim={received}
              onAnother={() => setReceived(null)}
              {...(onClose ? { onClose } : {})}
            />
          )}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-5 bg-canvas p-6 max-tablet:p-4 @min-[60rem]:border-l @min-[60rem]:border-border">
          <EarlierClaims />
          <WayOnInShort />
        </div>
      </div>
      <ClaimReview form={form} />
    </div>
  );
}
