import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Button, type ButtonProps } from '@wealth/ui/button';
import { Note } from '@wealth/ui/note';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { ApiError } from '@wealth/api-sdk';
import { PanelActions } from './PanelActions.tsx';
import { PinCheck } from './PinCheck.tsx';
import { shortKey } from './shortKey.ts';
import type { PlacingFlow, PlacingHold } from './usePlacing.ts';
import type { PlacingWords } from './words.ts';

export interface ReviewPanelProps<Placed, Seen> {
  flow: PlacingFlow<Placed, Seen>;
  words: PlacingWords;
  /** What is sent, in full. */
  review: ReactNode;
  /** What of it has moved since it was looked at. */
  moved?: (from: Seen, to: Seen) => { title: string; text: string };
  failureText: (error: ApiError) => string;
  /** @default primary */
  variant?: ButtonProps['variant'];
}

/** Its foot comes after the dialog: by then the dialog has the focus itself. */
function focusAtOnce(button: HTMLButtonElement | null) {
  button?.focus();
}

interface HoldNoteProps<Seen> extends Pick<
  ReviewPanelProps<unknown, Seen>,
  'words' | 'moved' | 'failureText'
> {
  hold: PlacingHold<Seen>;
}

function HoldNote<Seen>({ hold, words, moved, failureText }: HoldNoteProps<Seen>) {
  const { marketTime } = useFormats();
  switch (hold.kind) {
    case 'moved': {
      const told = moved?.(hold.from, hold.to);
      return (
        <Note tone="warning" isAnnounced title={told?.title}>
          {told?.text}
        </Note>
      );
    }
    case 'openIntent':
      return (
        <Note tone="warning" isAnnounced>
          {words.openIntent(marketTime(hold.sentAt))}
        </Note>
      );
    case 'pinAgain':
      return (
        <Note tone="warning" isAnnounced>
          {words.pinAgain}
        </Note>
      );
    case 'failed':
      return (
        <Note tone="negative" isAnnounced title={words.notConfirmed}>
          {failureText(hold.error)}
        </Note>
      );
  }
}

interface ReviewPinProps<Placed, Seen> extends Pick<ReviewPanelProps<Placed, Seen>, 'flow' | 'words'> {
  input: RefObject<HTMLInputElement | null>;
}

/** The PIN that sends it, in the review itself: one question, one layer. */
function ReviewPin<Placed, Seen>({ flow, words, input }: ReviewPinProps<Placed, Seen>) {
  // Where its code or its texts come later than the dialog, so does the focus: the next digit is of the PIN.
  useEffect(() => input.current?.focus(), [input]);
  return (
    <div className="grid grid-cols-1 gap-1 text-center">
      <PinCheck
        label={words.pin}
        mayAsk={() => !flow.looksAgain()}
        onVerified={() => void flow.place()}
        isPending={flow.isBusy}
        inputRef={input}
      />
      <p className="text-caption text-fg-muted">{words.sentAtLastDigit}</p>
    </div>
  );
}

/** The PIN, or the way to set one; nothing of a kind that is sent without it. */
function PinPart<Placed, Seen>(props: ReviewPinProps<Placed, Seen>) {
  const { flow, words } = props;
  if (!flow.asksPin) return null;
  return flow.hasPin ? <ReviewPin {...props} /> : <Note>{words.noPin}</Note>;
}

/** What is going to be sent, once more, with the PIN that sends it where its kind asks for that. */
export function ReviewPanel<Placed, Seen>(props: ReviewPanelProps<Placed, Seen>) {
  const { flow, words, review, moved, failureText, variant = 'primary' } = props;
  const t = useMessages('parts');
  const { step, isBusy, back, asksPin, hasPin, setPin } = flow;
  const input = useRef<HTMLInputElement>(null);
  if (step.kind !== 'review') return null;

  function send() {
    if (!asksPin) {
      if (!flow.looksAgain()) void flow.place();
    } else if (hasPin) input.current?.focus();
    else void setPin();
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      {review}
      {step.hold && <HoldNote hold={step.hold} {...{ words, moved, failureText }} />}
      <PinPart {...{ flow, words, input }} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-caption text-fg-muted">{t('reviewKept', { key: shortKey(step.key) })}</p>
        {asksPin && hasPin && (
          <Button variant="ghost" size="sm" onPress={() => void setPin()}>
            {t('forgotPin')}
          </Button>
        )}
      </div>
      <PanelActions>
        <Button variant="secondary" onPress={back}>
          {words.back}
        </Button>
        <Button
          ref={asksPin ? undefined : focusAtOnce}
          variant={variant}
          autoFocus={asksPin && !hasPin}
          isPending={isBusy}
          onPress={send}
        >
          {step.hold ? words.placeAgain : words.place}
        </Button>
      </PanelActions>
    </div>
  );
}
