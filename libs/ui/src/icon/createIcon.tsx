import type { LucideIconData } from '@lucide/icons';
import { createElement } from 'react';
import { tv, type VariantProps } from '../internal/tv.ts';

const icon = tv({
  // No glyph leaves its box, and the browser draws what clips by itself: a long table has one in each row.
  base: 'shrink-0 overflow-visible',
  variants: { size: { xs: 'size-3.5', sm: 'size-4', md: 'size-5', lg: 'size-6' } },
  defaultVariants: { size: 'md' },
});

export interface IconProps {
  /** @default 'md' — 20 px; 'sm' 16 px inline and in buttons, 'xs' 14 px in badges, 'lg' 24 px. */
  size?: VariantProps<typeof icon>['size'];
  /** Says what the icon means where no text beside it does. Without it the icon is decoration. */
  label?: string;
  /** Only the active watch star is filled. */
  isFilled?: boolean;
}

/** Draws a Lucide glyph with the stroke of this design: 1.75 px, 2 px at 14 px so that it stays visible. */
export function createIcon({ node }: LucideIconData) {
  return function Icon({ size, label, isFilled = false }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={24}
        height={24}
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={size === 'xs' ? 2 : 1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={label === undefined}
        aria-label={label}
        role={label === undefined ? undefined : 'img'}
        className={icon({ size })}
      >
        {/* The attributes bring the key, which JSX would not spread. */}
        {node.map(([name, attributes]) => createElement(name, attributes))}
      </svg>
    );
  };
}
