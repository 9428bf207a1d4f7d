import { tv } from '../internal/tv.ts';

export const chipStyles = tv({
  base: 'inline-flex min-h-control-sm max-w-full items-center gap-1.5 rounded-full border border-border-control px-3.5 text-label text-fg-muted',
  variants: {
    isPressable: {
      true: 'cursor-pointer layered transition-layer duration-fast data-disabled:cursor-not-allowed data-disabled:border-border data-disabled:text-fg-disabled forced-colors:data-disabled:text-system-disabled',
    },
    isSelected: {
      true: 'border-accent bg-accent-soft font-semibold text-accent-text forced-colors:border-system-highlight forced-colors:text-system-highlight',
    },
    isRemovable: { true: 'pr-1' },
  },
});
