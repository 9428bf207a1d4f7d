import { SandboxIcon } from '../icon/icons.ts';
import { tv, type VariantProps } from '../internal/tv.ts';
import { keepUndimmed } from '../internal/undimmed.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { useIsSandbox } from './useIsSandbox.ts';

const mark = tv({
  slots: {
    root: 'inline-flex min-h-5.5 items-center gap-1.25 rounded-badge bg-brass-soft px-2 py-0.5 text-caption font-medium text-brass forced-colors:border',
    short: '',
    full: '',
  },
  variants: {
    form: {
      full: { short: 'hidden' },
      short: { short: 'print:hidden', full: 'sr-only print:not-sr-only' },
      responsive: { short: 'tablet:hidden print:hidden', full: 'max-tablet:sr-only print:not-sr-only' },
    },
  },
  defaultVariants: { form: 'full' },
});

export interface SandboxMarkProps {
  /** @default 'full' — 'responsive' shortens it below 768 px, in headers. Its accessible name is always the full text. */
  form?: VariantProps<typeof mark>['form'];
}

/** The full words at the foot of a phone's page, whose head has room for the short ones only. */
export function SandboxFoot() {
  const messages = useUiMessages();
  if (!useIsSandbox()) return null;
  return (
    <p className="py-4 text-center text-caption text-fg-subtle tablet:hidden print:hidden">
      {messages.sandboxMark}
    </p>
  );
}

/**
 * Says that market and money are simulated; nothing where they are not. An overlay dims the page around it, never the
 * mark.
 */
export function SandboxMark({ form }: SandboxMarkProps) {
  const messages = useUiMessages();
  const styles = mark({ form });
  if (!useIsSandbox()) return null;
  return (
    <span ref={keepUndimmed} className={styles.root()}>
      <SandboxIcon size="xs" />
      <span aria-hidden="true" className={styles.short()}>
        {messages.sandboxMarkShort}
      </span>
      <span className={styles.full()}>{messages.sandboxMark}</span>
    </span>
  );
}
