import type { ReactNode } from 'react';
import { timelineTexts } from '@wealth/i18n-locale/ui/timeline';
import { CheckIcon, CloseIcon } from '../icon/icons.ts';
import { tv } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';

const timeline = tv({
  slots: {
    root: 'flex flex-col',
    item: 'relative flex gap-3 pb-4 text-detail last:pb-0',
    /** From this dot to the next. */
    line: 'absolute top-5 bottom-0 left-2.25 w-0.5 forced-colors:bg-system-text',
    dot: 'relative z-1 grid size-5 shrink-0 place-items-center rounded-full',
    texts: 'min-w-0 flex-1',
    head: 'flex flex-wrap items-baseline justify-between gap-x-3 leading-5',
    title: 'min-w-0 wrap-anywhere',
    time: 'text-caption text-fg-subtle tabular-nums',
  },
  variants: {
    state: {
      done: {
        line: 'bg-accent',
        dot: 'border-check border-accent bg-accent-soft text-accent-text',
        title: 'font-medium',
      },
      // A ring: the hole in the middle is what sets it apart without its colour.
      now: {
        line: 'bg-border-strong',
        dot: 'border-6 border-accent bg-surface forced-colors:border-system-highlight',
        title: 'font-semibold',
      },
      next: {
        line: 'bg-border-strong',
        dot: 'border-check border-border-strong bg-surface',
        title: 'font-medium text-fg-muted',
      },
      refused: {
        line: 'bg-border-strong',
        dot: 'border-check border-negative bg-negative-soft text-negative',
        title: 'font-medium',
      },
    },
    orientation: {
      vertical: {},
      horizontal: {
        root: 'tablet:grid tablet:auto-cols-fr tablet:grid-flow-col',
        item: 'tablet:flex-col tablet:gap-2 tablet:pr-2.5 tablet:pb-0',
        line: 'tablet:inset-x-0 tablet:top-2.25 tablet:bottom-auto tablet:h-0.5 tablet:w-auto',
        texts: 'tablet:flex-none',
        head: 'tablet:flex-col tablet:items-start',
      },
    },
  },
});

export type TimelineState = 'done' | 'now' | 'next' | 'refused';

export interface TimelineItem {
  id: string;
  title: string;
  state: TimelineState;
  /** In the client's format: when it happened, or when it is due. */
  time?: string;
  /** The reason or what comes of it, beneath the title. */
  text?: ReactNode;
}

export interface TimelineProps {
  /** Names the list for assistive technology; not shown. */
  'aria-label': string;
  /** In the order of time; at most one is `now`. */
  items: readonly TimelineItem[];
  /** @default 'vertical' — 'horizontal' turns vertical below 768 px. */
  orientation?: 'vertical' | 'horizontal';
}

/** What has happened, what happens now and what comes next: an application, an order, a check. */
export function Timeline({ items, orientation = 'vertical', ...labelProps }: TimelineProps) {
  const t = useUiText(timelineTexts);
  const list = timeline({ orientation });
  return (
    <ol {...labelProps} className={list.root()}>
      {items.map(({ id, title, state, time, text }, index) => {
        const styles = timeline({ orientation, state });
        return (
          <li key={id} className={styles.item()} aria-current={state === 'now' ? 'step' : undefined}>
            {index < items.length - 1 && <span aria-hidden="true" className={styles.line()} />}
            <span className={styles.dot()}>
              {state === 'done' && <CheckIcon size="xs" label={t('done')} />}
              {state === 'refused' && <CloseIcon size="xs" label={t('refused')} />}
            </span>
            <div className={styles.texts()}>
              <div className={styles.head()}>
                <span className={styles.title()}>{title}</span>
                {time !== undefined && <span className={styles.time()}>{time}</span>}
              </div>
              {text !== undefined && <p className="mt-px text-fg-muted">{text}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
