import type { ReactNode } from 'react';
import { AlertIcon, InfoIcon, WarningIcon } from '../icon/icons.ts';
import { tv, type VariantProps } from '../internal/tv.ts';

const note = tv({
  slots: {
    root: 'flex items-start gap-2.5 rounded-control px-3.5 py-3 text-detail forced-colors:border',
    icon: 'mt-px shrink-0',
  },
  variants: {
    tone: {
      neutral: { root: 'bg-surface-sunken text-fg-muted' },
      info: { root: 'bg-info-soft text-fg', icon: 'text-info' },
      warning: { root: 'bg-warning-soft text-fg', icon: 'text-warning' },
      negative: { root: 'bg-negative-soft text-fg', icon: 'text-negative' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

type Tone = NonNullable<VariantProps<typeof note>['tone']>;

const glyphOf: Record<Tone, ReactNode> = {
  neutral: <InfoIcon size="sm" />,
  info: <InfoIcon size="sm" />,
  warning: <WarningIcon size="sm" />,
  negative: <AlertIcon size="sm" />,
};

export interface NoteProps {
  /** One sentence. */
  children: ReactNode;
  /** What happened, in bold before the sentence. */
  title?: string;
  /** @default 'neutral' */
  tone?: Tone;
  /** 16 px; each tone has one of its own. */
  icon?: ReactNode;
  /** One link at the end. */
  action?: ReactNode;
  /** The note appears in answer to something: it is read out as it does. */
  isAnnounced?: boolean;
}

/** A sentence that stays on the page beside what it is about. What passes by itself is a toast. */
export function Note({ children, title, tone = 'neutral', icon, action, isAnnounced = false }: NoteProps) {
  const styles = note({ tone });
  return (
    <div className={styles.root()} role={isAnnounced ? 'status' : undefined}>
      <span className={styles.icon()}>{icon ?? glyphOf[tone]}</span>
      <span className="flex min-w-0 flex-1 flex-wrap gap-2.5">
        <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
          {title !== undefined && <strong className="font-semibold">{title} </strong>}
          {children}
        </span>
        {/* A button is higher than the line beside it. */}
        {action !== undefined && <span className="-my-1.5">{action}</span>}
      </span>
    </div>
  );
}
