import type { VariantProps } from 'tailwind-variants';
import type { ReactNode } from 'react';
import { tv } from '../internal/tv.ts';

const facts = tv({
  variants: {
    layout: {
      lines: 'grid grid-cols-1 gap-1',
      list: '@container amount-list',
      columns: 'grid grid-cols-[repeat(auto-fill,minmax(min(7rem,100%),1fr))] gap-x-4 gap-y-3',
    },
  },
  defaultVariants: { layout: 'lines' },
});

const line = tv({
  slots: {
    root: 'flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5',
    name: 'min-w-0 wrap-anywhere text-fg-muted',
    value: 'ml-auto text-end wrap-anywhere tabular-nums',
    note: 'w-full text-caption text-fg-subtle',
  },
  variants: {
    isStrong: { true: { value: 'font-semibold' } },
  },
});

const column = tv({
  slots: {
    root: 'min-w-0',
    name: 'text-fg-muted',
    value: 'wrap-anywhere tabular-nums',
    note: 'text-caption text-fg-subtle',
  },
  variants: {
    isStrong: { true: { name: 'text-detail', value: 'text-title' }, false: { name: 'text-caption' } },
    hasRule: { true: { root: 'border-l border-border pl-4' } },
  },
  defaultVariants: { isStrong: false },
});

export interface FactsProps extends VariantProps<typeof facts> {
  /** FactLine in `lines` and `list`, Fact in `columns`. */
  children: ReactNode;
  className?: string;
}

/** Names with their figures: lines close together, a list of amounts, or as many columns as there is room for. */
export function Facts({ layout, children, className }: FactsProps) {
  return <dl className={facts({ layout, className })}>{children}</dl>;
}

export interface FactProps {
  name: ReactNode;
  /** The figure; it wraps before it leaves its place. */
  children: ReactNode;
  /** A few words beneath the figure. */
  note?: ReactNode;
  /** The figure that counts: a sum, or one that is read first. */
  isStrong?: boolean;
}

/** A name and its figure in one line; beneath one another where the line is too narrow. */
export function FactLine({ name, children, note, isStrong = false }: FactProps) {
  const styles = line({ isStrong });
  return (
    <div className={styles.root()}>
      <dt className={styles.name()}>{name}</dt>
      <dd className={styles.value()}>{children}</dd>
      {note !== undefined && <dd className={styles.note()}>{note}</dd>}
    </div>
  );
}

/** A name above its figure. */
export function Fact({ name, children, note, isStrong, hasRule }: FactProps & { hasRule?: boolean }) {
  const styles = column({ isStrong, hasRule });
  return (
    <div className={styles.root()}>
      <dt className={styles.name()}>{name}</dt>
      <dd className={styles.value()}>{children}</dd>
      {note !== undefined && <dd className={styles.note()}>{note}</dd>}
    </div>
  );
}
