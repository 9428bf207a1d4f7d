import type { ReactNode } from 'react';
import { stateMessageTexts } from '@wealth/i18n-locale/ui/stateMessage';
import { Button } from '../button/Button.tsx';
import { FileErrorIcon, NoResultsIcon, OfflineIcon, RetryIcon } from '../icon/icons.ts';
import { tv, type VariantProps } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { FailedPart } from './FailedPart.tsx';
import { useIsQuiet } from './QuietFailures.tsx';

const styles = tv({
  slots: {
    root: 'flex h-full flex-col items-center justify-center gap-1.5 px-[min(1.75rem,8%)] py-9 text-center',
    art: 'mb-2.5 grid place-items-center rounded-full forced-colors:border',
    title: 'max-w-full wrap-anywhere',
    text: 'text-balance wrap-anywhere text-fg-muted',
  },
  variants: {
    tone: {
      neutral: { art: 'bg-surface-sunken text-fg-muted' },
      negative: { art: 'bg-negative-soft text-negative' },
      warning: { art: 'bg-warning-soft text-warning' },
      accent: { art: 'bg-accent-soft text-accent-text' },
    },
    size: {
      md: { art: 'size-18', title: 'text-title', text: 'max-w-75' },
      lg: { art: 'size-24 *:size-9', title: 'text-page', text: 'max-w-100 text-lead' },
    },
  },
  defaultVariants: { tone: 'neutral', size: 'md' },
});

type Tone = NonNullable<VariantProps<typeof styles>['tone']>;
type Kind = 'empty' | 'error' | 'offline';

const toneOf: Record<Kind, Tone> = { empty: 'neutral', error: 'negative', offline: 'neutral' };

const glyphOf: Record<Kind, ReactNode> = {
  empty: <NoResultsIcon size="lg" />,
  error: <FileErrorIcon size="lg" />,
  offline: <OfflineIcon size="lg" />,
};

export interface StateMessageProps {
  kind: Kind;
  /** What will be here, or what happened. Each kind has a general text of its own. */
  title?: string;
  /** What is safe and what to do. */
  text?: string;
  /** 24 px; each kind has one of its own. */
  icon?: ReactNode;
  tone?: Tone;
  /** @default 'md' — 'lg' where it is the whole page. */
  size?: VariantProps<typeof styles>['size'];
  /** @default 'h3' */
  headingLevel?: 'h1' | 'h2' | 'h3';
  /** The one action of an empty state. */
  action?: ReactNode;
  /** Shows the button Retry. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Stands where content would be: nothing yet, failed to load, or offline. */
export function StateMessage({ kind, title, text, icon, tone, action, ...rest }: StateMessageProps) {
  const { headingLevel: Heading = 'h3', onRetry, isRetrying, size } = rest;
  const t = useUiText(stateMessageTexts);
  const isQuiet = useIsQuiet();
  const general: Record<Kind, { title: string; text?: string }> = {
    empty: { title: t('emptyTitle') },
    error: { title: t('failedTitle'), text: t('failedText') },
    offline: { title: t('offlineTitle'), text: t('offlineText') },
  };
  // A title of the caller's own comes with its own text or with none.
  const shownText = text ?? (title === undefined ? general[kind].text : undefined);
  const slots = styles({ tone: tone ?? toneOf[kind], size });

  // A page that failed as a whole has no notice above it.
  if (isQuiet && kind === 'error' && Heading !== 'h1') return <FailedPart />;
  return (
    <div className={slots.root()} role={kind === 'empty' ? undefined : 'status'}>
      <span className={slots.art()}>{icon ?? glyphOf[kind]}</span>
      <Heading className={slots.title()}>{title ?? general[kind].title}</Heading>
      {shownText !== undefined && <p className={slots.text()}>{shownText}</p>}
      {(action !== undefined || onRetry !== undefined) && (
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          {action}
          {onRetry && (
            <Button
              variant="secondary"
              icon={<RetryIcon size="sm" />}
              isPending={isRetrying}
              onPress={onRetry}
            >
              {t('retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
