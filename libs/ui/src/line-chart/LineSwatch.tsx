import { tv, type VariantProps } from '../internal/tv.ts';

const swatch = tv({
  base: 'inline-block w-3.5 shrink-0 border-t-2',
  variants: {
    kind: {
      line: 'border-chart-line',
      benchmark: 'border-dashed border-chart-bench',
      step: 'border-dotted border-fg-muted',
    },
  },
});

export interface LineSwatchProps {
  kind: NonNullable<VariantProps<typeof swatch>['kind']>;
}

/** How a line looks, before its name in a legend: the value solid, the benchmark dashed, what was put in dotted. */
export function LineSwatch({ kind }: LineSwatchProps) {
  return <span aria-hidden="true" className={swatch({ kind })} />;
}
