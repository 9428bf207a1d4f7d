import type { ApiError } from '@wealth/api-sdk';
import { Button } from '@wealth/ui/button';
import { Modal } from '@wealth/ui/modal-host';
import { Note } from '@wealth/ui/note';
import { Spinner } from '@wealth/ui/spinner';
import { useState, type ReactNode } from 'react';
import { AskingPanel } from './AskingPanel.tsx';
import type { Progress } from './createDesk.ts';
import type { Placing } from './definePlacing.ts';
import { PanelActions } from './PanelActions.tsx';
import { ReviewPanel, type ReviewPanelProps } from './ReviewPanel.tsx';
import { useShown } from './useDesk.ts';
import type { PlacingStep } from './usePlacing.ts';
import type { PlacingWords } from './words.ts';

/** The question whether an equal one was meant once more. */
export interface SecondQuestion {
  title: string;
  text: string;
  yes: string;
  no: string;
  /** Shows the one that was sent before. */
  onFirst: () => void;
}

type SentStep<Seen> = Extract<PlacingStep<Seen>, { kind: 'sent' }>;
type PlacedProgress<Placed> = Extract<Progress<Placed>, { kind: 'placed' }>;

export interface PlacingDialogProps<Body, Placed, Preview, Seen> extends Omit<
  ReviewPanelProps<Placed, Seen>,
  'failureText'
> {
  placing: Placing<Body, Placed, Preview>;
  /** Of the review. */
  title: string;
  /** Of what came of it. */
  resultTitle: (placed: Placed) => string;
  second?: SecondQuestion;
  /** What came of it, as it goes on. */
  result: (progress: PlacedProgress<Placed>, sent: SentStep<Seen>) => ReactNode;
  /** Why it was refused, or could not be asked. */
  faults: (error: ApiError) => string;
  /** It was taken, and looked at. */
  onDone: () => void;
  /** The dialog has left the screen. */
  onGone?: () => void;
}

/** CSS pixels. */
const width = 520;

function sentTitle<Placed>(
  progress: Progress<Placed> | null,
  words: PlacingWords,
  resultTitle: (placed: Placed) => string,
): string {
  switch (progress?.kind) {
    case 'asking':
      return words.askingTitle;
    case 'notPlaced':
      return words.notPlacedTitle;
    case 'refused':
      return words.refusedTitle;
    case 'placed':
      return resultTitle(progress.placed);
    case 'sending':
    case undefined:
      return words.sendingTitle;
  }
}

interface OutcomeProps {
  text?: ReactNode;
  hint: string;
  action: ReactNode;
}

function Outcome({ text, hint, action }: OutcomeProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {text}
      <p className="text-detail text-fg-muted">{hint}</p>
      <PanelActions>{action}</PanelActions>
    </div>
  );
}

interface SentPanelProps<Body, Placed, Preview, Seen> extends Pick<
  PlacingDialogProps<Body, Placed, Preview, Seen>,
  'flow' | 'words' | 'faults' | 'result'
> {
  sent: SentStep<Seen>;
}

function SentPanel<Body, Placed, Preview, Seen>(props: SentPanelProps<Body, Placed, Preview, Seen>) {
  const { flow, words, faults, result, sent } = props;
  const { progress, back, begin, askNow } = flow;
  switch (progress?.kind) {
    case 'asking':
      return (
        <AskingPanel
          requestKey={sent.key}
          progress={progress}
          title={words.askingTitle}
          text={words.askingText}
          onAskNow={askNow}
        />
      );
    case 'placed':
      return result(progress, sent);
    case 'refused':
      return (
        <Outcome
          text={<Note tone="negative">{faults(progress.error)}</Note>}
          hint={words.refusedText}
          action={
            <Button autoFocus onPress={back}>
              {words.back}
            </Button>
          }
        />
      );
    case 'notPlaced':
      return (
        <Outcome
          hint={words.notPlacedText}
          action={
            <>
              <Button variant="secondary" onPress={back}>
                {words.back}
              </Button>
              <Button autoFocus onPress={begin}>
                {words.placeAnew}
              </Button>
            </>
          }
        />
      );
    case 'sending':
    case undefined:
      return (
        <p role="status" className="flex items-center gap-3 text-fg-muted">
          <Spinner />
          {words.sendingText}
        </p>
      );
  }
}

interface SecondPanelProps extends SecondQuestion {
  isBusy: boolean;
  onSecond: () => void;
}

function SecondPanel({ text, yes, no, onFirst, isBusy, onSecond }: SecondPanelProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Note tone="warning">{text}</Note>
      <PanelActions>
        <Button variant="secondary" isPending={isBusy} onPress={onSecond}>
          {yes}
        </Button>
        <Button autoFocus onPress={onFirst}>
          {no}
        </Button>
      </PanelActions>
    </div>
  );
}

/** Review, the question of the second one, and what became of it: one in the place of the other, over the form. */
export function PlacingDialog<Body, Placed, Preview, Seen>(
  props: PlacingDialogProps<Body, Placed, Preview, Seen>,
) {
  const { placing, flow, words, title, resultTitle, second, faults, onDone, onGone } = props;
  const { review, moved, variant, result } = props;
  const { step, progress } = flow;
  useShown(placing, step.kind === 'sent' ? step.key : null);
  // While it leaves the screen it still shows what it held.
  const [shown, setShown] = useState(step);
  if (step.kind !== 'form' && step !== shown) setShown(step);

  function titleNow(): string {
    if (shown.kind === 'sent') return sentTitle(progress, words, resultTitle);
    return shown.kind === 'second' && second ? second.title : title;
  }

  function close() {
    if (progress?.kind === 'placed') onDone();
    else flow.back();
  }

  return (
    <Modal isOpen={step.kind !== 'form'} onClose={close} onGone={onGone} title={titleNow()} width={width}>
      {shown.kind === 'review' && (
        <ReviewPanel {...{ flow, words, review, moved, variant }} failureText={faults} />
      )}
      {shown.kind === 'second' && second && (
        <SecondPanel {...second} isBusy={flow.isBusy} onSecond={() => void flow.place(true)} />
      )}
      {shown.kind === 'sent' && <SentPanel {...{ flow, words, faults, result }} sent={shown} />}
    </Modal>
  );
}
