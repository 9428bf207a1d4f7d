import { useEffect, useRef, useState } from 'react';
import { copyButtonTexts } from '@wealth/i18n-locale/ui/copyButton';
import { Button } from '../button/Button.tsx';
import { CheckIcon, CopyIcon } from '../icon/icons.ts';
import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';
import { browserTimers, type Timers } from '../internal/timers.ts';
import { tv, type VariantProps } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';

/** Milliseconds that "… has copied" stays. */
const confirmationMs = 2000;
/** Milliseconds that a failure stays: there is more to read, and something to do. */
const failureMs = 5000;

const bubble = tv({
  base: [
    'pointer-events-none absolute bottom-full z-tooltip mb-1.5 w-max max-w-60 rounded-control-inner bg-tooltip px-2.5 py-1.5 text-caption font-medium text-on-tooltip',
    'empty:hidden forced-colors:border',
  ],
  variants: {
    align: { start: 'left-0', center: 'left-1/2 -translate-x-1/2', end: 'right-0' },
  },
  defaultVariants: { align: 'center' },
});

type CopyState = 'idle' | 'copied' | 'failed';

/** @throws when the page may not use the clipboard, or has none (no secure context, an old browser). */
async function writeToClipboard(value: string): Promise<void> {
  // Typed as always there, but absent without a secure context.
  const clipboard: Partial<Clipboard> | undefined = navigator.clipboard;
  if (!clipboard?.writeText) throw new Error('no clipboard');
  await clipboard.writeText(value);
}

export interface CopyButtonProps {
  /** What goes to the clipboard. Empty disables the button. */
  value: string;
  /** What it is called, as in "UID has copied". */
  label: string;
  /** @default 'sm' — 32 px drawn, for rows; every size answers to a 44 px square. */
  size?: IconButtonProps['size'];
  /** Where the message stands to the button. 'start' and 'end' keep it inside a narrow panel. @default 'center' */
  align?: VariantProps<typeof bubble>['align'];
  /** What a button with words says, before it is pressed and when it has copied. It is as wide as its place. @default an icon alone */
  words?: { copy: string; copied: string };
  /** @default the browser's */
  timers?: Timers;
}

/** Puts a value on the clipboard and says so, by a message at the button and to screen readers. */
export function CopyButton(props: CopyButtonProps) {
  const { value, label, size = 'sm', align, words, timers = browserTimers } = props;
  const t = useUiText(copyButtonTexts);
  const [state, setState] = useState<CopyState>('idle');
  const attempt = useRef(0);

  useEffect(() => {
    if (state === 'idle') return;
    return timers.after(state === 'copied' ? confirmationMs : failureMs, () => setState('idle'));
  }, [state, timers]);

  async function copy() {
    attempt.current += 1;
    const own = attempt.current;
    // Idle in between, so that a second press is announced again and its time starts again.
    setState('idle');
    const outcome = await writeToClipboard(value).then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
    if (own === attempt.current) setState(outcome);
  }

  const copied = words?.copied ?? t('copied', { label });
  const said: Record<CopyState, string> = { idle: '', copied, failed: t('failed') };
  const icon = state === 'copied' ? <CheckIcon size="sm" /> : <CopyIcon size="sm" />;
  const press = { isDisabled: value === '', onPress: () => void copy() };

  return (
    <span className={words ? 'relative grid' : 'relative inline-flex'}>
      {words ? (
        <Button variant="secondary" icon={icon} isFullWidth {...press}>
          {words.copy}
        </Button>
      ) : (
        <IconButton aria-label={t('copy', { label })} size={size} {...press}>
          {icon}
        </IconButton>
      )}
      <span role="status" className={bubble({ align })}>
        {said[state]}
      </span>
    </span>
  );
}
