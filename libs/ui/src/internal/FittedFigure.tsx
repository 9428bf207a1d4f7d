import type { ReactNode } from 'react';
import { tv, type VariantProps } from './tv.ts';

const fitted = tv({
  slots: { box: 'figure-box', figure: 'figure figure-fit tabular-nums' },
  variants: {
    size: {
      caption: { figure: 'figure-caption' },
      body: { figure: 'figure-body' },
      heading: { figure: 'figure-heading' },
      large: { figure: 'figure-large' },
      hero: { figure: 'figure-hero' },
    },
  },
});

interface FittedFigureProps {
  size: NonNullable<VariantProps<typeof fitted>['size']>;
  /** Ems of the figure's own size. */
  ems: number;
  children: ReactNode;
}

/** A figure on a line of its own that steps down before it would leave its box; the line keeps its height. */
export function FittedFigure({ size, ems, children }: FittedFigureProps) {
  const styles = fitted({ size });
  return (
    <span className={styles.box()}>
      <span
        className={styles.figure()}
        style={{ fontSize: `min(var(--figure-size), ${100 / Math.max(ems, 1)}cqi)` }}
      >
        {children}
      </span>
    </span>
  );
}
