import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { noticeTexts } from '@wealth/i18n-locale/ui/notice';
import { tv, type VariantProps } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';

const styles = tv({
  slots: {
    root: 'relative flex w-full gap-3 px-4 py-3 text-left not-last:border-b not-last:border-border',
    icon: 'grid size-9 shrink-0 place-items-center rounded-control',
    dot: 'absolute top-1/2 left-1.25 size-1.5 -translate-y-1/2 rounded-full bg-accent forced-colors:bg-system-highlight',
    time: 'ml-auto shrink-0 text-caption font-normal whitespace-nowrap',
  },
  variants: {
    tone: {
      neutral: { icon: 'bg-surface-sunken text-fg-muted' },
      accent: { icon: 'bg-accent-soft text-accent-text' },
      brass: { icon: 'bg-brass-soft text-brass' },
      positive: { icon: 'bg-positive-soft text-positive' },
      negative: { icon: 'bg-negative-soft text-negative' },
    },
    isUnread: {
      true: { root: 'bg-surface-selected', time: 'text-fg-muted' },
      false: { time: 'text-fg-subtle' },
    },
    isPressable: {
      true: {
        root: 'layered transition-layer duration-fast focus-visible:rounded-card focus-visible:-outline-offset-2',
      },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export interface NoticeProps {
  title: string;
  /** One line or two. */
  text: ReactNode;
  /** 20 px. */
  icon: ReactNode;
  /** @default 'neutral' */
  tone?: VariantProps<typeof styles>['tone'];
  /** When it happened, formatted ("14:08", "18 Nov"). */
  time: string;
  /** @default false */
  isUnread?: boolean;
  /** Where what it tells of is to be seen. */
  href?: string | undefined;
  /** Opens what it tells of, or follows a press of its link; without either the notice is only read. */
  onPress?: (() => void) | undefined;
}

/** One row of a list of notices: what happened, and when. */
export function Notice({ title, text, icon, tone, time, isUnread = false, href, onPress }: NoticeProps) {
  const t = useUiText(noticeTexts);
  const slots = styles({ tone, isUnread, isPressable: href !== undefined || onPress !== undefined });
  const content = (
    <>
      {isUnread && <span aria-hidden="true" className={slots.dot()} />}
      <span className={slots.icon()}>{icon}</span>
      <span className="min-w-0 flex-1">
        {isUnread && <span className="sr-only">{t('unread')} </span>}
        {/* The time stands in the title's line, so that the text has the full width. */}
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
          <span className={slots.time()}>{time}</span>
        </span>
        {text !== '' && <span className="block text-detail wrap-anywhere text-fg-muted">{text}</span>}
      </span>
    </>
  );
  if (href !== undefined) {
    return (
      <AriaLink className={slots.root()} href={href} onPress={() => onPress?.()}>
        {content}
      </AriaLink>
    );
  }
  if (!onPress) return <div className={slots.root()}>{content}</div>;
  return (
    <AriaButton className={slots.root()} onPress={() => onPress()}>
      {content}
    </AriaButton>
  );
}
