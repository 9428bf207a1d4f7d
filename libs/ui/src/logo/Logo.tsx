import { tv, type VariantProps } from '../internal/tv.ts';

const logo = tv({
  slots: { ground: '', stroke: '', point: '', mark: 'shrink-0', word: 'text-heading' },
  variants: {
    tone: {
      accent: {
        ground: 'fill-accent',
        stroke: 'stroke-on-accent',
        point: 'fill-brass-line',
        word: 'text-fg',
      },
      brand: {
        ground: 'fill-brand-mark',
        stroke: 'stroke-on-brand',
        point: 'fill-brand-point',
        word: 'text-on-brand',
      },
    },
    size: { sm: { mark: 'size-9' }, lg: { mark: 'size-11' } },
  },
  defaultVariants: { tone: 'accent', size: 'sm' },
});

export interface LogoProps {
  /** The app's name: read out by the mark, and written beside it when `isNameShown`. */
  name: string;
  isNameShown?: boolean;
  /** @default 'accent' — 'brand' on the dark brand panel. */
  tone?: VariantProps<typeof logo>['tone'];
  /** @default 'sm' — 36 px; 'lg' 44 px. */
  size?: VariantProps<typeof logo>['size'];
}

/** A W whose last stroke rises to a point. */
export function Logo({ name, isNameShown = false, tone, size }: LogoProps) {
  const styles = logo({ tone, size });
  return (
    <span className="inline-flex items-center gap-3">
      <svg
        viewBox="0 0 36 36"
        className={styles.mark()}
        role={isNameShown ? undefined : 'img'}
        aria-label={isNameShown ? undefined : name}
        aria-hidden={isNameShown}
      >
        <rect width="36" height="36" rx="10" className={styles.ground()} />
        <path
          d="M8 12.5 13.2 25l4.8-10 4.8 10L28 10"
          fill="none"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={styles.stroke()}
        />
        <circle cx="28" cy="10" r="2.6" className={styles.point()} />
      </svg>
      {isNameShown && <span className={styles.word()}>{name}</span>}
    </span>
  );
}
