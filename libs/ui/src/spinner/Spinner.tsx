import { tv, type VariantProps } from '../internal/tv.ts';

const spinner = tv({
  base: 'inline-block shrink-0 animate-spin rounded-full border-2 border-current/25 border-t-current forced-colors:border-system-canvas forced-colors:border-t-system-text',
  variants: { size: { sm: 'size-4', md: 'size-5', lg: 'size-8' } },
  defaultVariants: { size: 'sm' },
});

export interface SpinnerProps {
  /** @default 'sm' — 16 px, the size inside buttons. */
  size?: VariantProps<typeof spinner>['size'];
}

/** A turning ring. Decoration: whoever shows it says in words what is loading. */
export function Spinner({ size }: SpinnerProps) {
  return <span aria-hidden="true" className={spinner({ size })} />;
}
