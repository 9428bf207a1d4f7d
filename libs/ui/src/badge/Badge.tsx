import type { ReactNode } from 'react';
import { tv, type VariantProps } from '../internal/tv.ts';

const badge = tv({
  base: 'inline-flex h-5.5 items-center gap-1.25 rounded-badge px-2 text-caption font-medium whitespace-nowrap forced-colors:border',
  variants: {
    tone: {
      neutral: 'bg-surface-sunken text-fg-muted',
      positive: 'bg-positive-soft text-positive',
      negative: 'bg-negative-soft text-negative',
      warning: 'bg-warning-soft text-warning',
      info: 'bg-info-soft text-info',
      brass: 'bg-brass-soft text-brass',
      accent: 'bg-accent-soft text-accent-text',
      outline: 'border border-border text-fg-muted',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export interface BadgeProps {
  /** A word or two: the colour and the icon only repeat them. */
  children: ReactNode;
  /** @default 'neutral' */
  tone?: VariantProps<typeof badge>['tone'];
  /** 14 px, before the word. */
  icon?: ReactNode;
}

/** A state or a rank in one word ("Executed", "VIP: 2"). */
export function Badge({ children, tone, icon }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon}
      {children}
    </span>
  );
}

/** The exchange beside a symbol ("NSE"), smaller than a badge. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-mark border border-border px-1 text-tick font-semibold whitespace-nowrap text-fg-subtle">
      {children}
    </span>
  );
}
