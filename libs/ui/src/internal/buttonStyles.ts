import { tv, type VariantProps } from './tv.ts';

/** Shared by Button and LinkButton, so that the two cannot be told apart by eye. */
export const buttonStyles = tv({
  base: [
    'relative inline-flex items-center justify-center gap-2 border text-center font-semibold no-underline select-none',
    'transition-layer duration-fast data-pressed:translate-y-px forced-colors:border-system-control',
    'data-disabled:cursor-not-allowed data-disabled:border-transparent data-disabled:bg-surface-sunken data-disabled:text-fg-disabled',
    'forced-colors:data-disabled:border-system-disabled forced-colors:data-disabled:text-system-disabled',
  ],
  variants: {
    variant: {
      primary:
        'border-transparent bg-accent text-on-accent data-hovered:bg-accent-hover data-pressed:bg-accent-active',
      secondary: 'border-border-strong bg-surface text-fg data-hovered:border-border-control layered',
      ghost: 'border-transparent text-fg-muted layered data-hovered:text-fg',
      soft: 'border-transparent bg-accent-soft text-accent-text layered',
      danger: 'border-border-strong bg-surface text-negative layered',
      buy: 'border-transparent bg-positive-fill text-on-fill layered layer-on-fill',
      sell: 'border-transparent bg-negative-fill text-on-fill layered layer-on-fill',
    },
    size: {
      sm: 'min-h-control-sm rounded-control-inner px-3 py-1 text-detail',
      md: 'min-h-control rounded-control px-4.5 py-2 text-body',
      lg: 'min-h-12 rounded-control px-5 py-2 text-lead',
    },
    isFullWidth: { true: 'w-full' },
    isPending: { true: 'cursor-progress' },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});

export type ButtonVariant = NonNullable<VariantProps<typeof buttonStyles>['variant']>;
export type ButtonSize = NonNullable<VariantProps<typeof buttonStyles>['size']>;
