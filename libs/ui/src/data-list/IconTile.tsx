import type { ReactNode } from 'react';
import { tv, type VariantProps } from '../internal/tv.ts';

const tile = tv({
  base: 'grid size-9 shrink-0 place-items-center rounded-control forced-colors:border',
  variants: {
    tone: {
      neutral: 'bg-surface-sunken text-fg-muted',
      accent: 'bg-accent-soft text-accent-text',
      brass: 'bg-brass-soft text-brass',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export interface IconTileProps {
  /** One icon of 16 px. */
  children: ReactNode;
  /** Brass is for what was earned and for the operator's papers. @default 'neutral' */
  tone?: VariantProps<typeof tile>['tone'];
}

/** An icon in a square of 36 px: says at a glance what a row is about. Decoration beside the words. */
export function IconTile({ children, tone }: IconTileProps) {
  return <span className={tile({ tone })}>{children}</span>;
}
