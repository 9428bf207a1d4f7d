import { formatPercent } from '@wealth/i18n-locale';
import { priceChangeTexts } from '@wealth/i18n-locale/ui/priceChange';
import { tv, type VariantProps } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { spokenChange } from '../price-change/spokenChange.ts';
import { shownDirection } from '../price-change/shownDirection.ts';
import type { PriceSource } from './liveSource.ts';
import { useLiveCell } from './useLiveCell.ts';

const change = tv({
  base: 'inline-flex items-center gap-1 whitespace-nowrap tabular-nums points-up:text-positive points-down:text-negative points-flat:text-fg-muted',
  variants: {
    form: {
      plain: 'font-medium',
      pill: 'rounded-full px-2 py-0.5 text-caption font-semibold points-up:bg-positive-soft points-down:bg-negative-soft points-flat:bg-surface-sunken forced-colors:border',
    },
  },
  defaultVariants: { form: 'plain' },
});

export interface LivePriceChangeProps {
  /** Percentage points (1.25 = 1.25 %), negative for a fall; null while it is not known. */
  source: PriceSource;
  /** @default two decimals and a sign: "+0.84%" */
  format?: (percent: number | null) => string;
  /** @default 'plain' */
  form?: VariantProps<typeof change>['form'];
}

/** The change beside a LivePrice in a long list: as PriceChange, but a tick renders nothing. */
export function LivePriceChange({ source, format = formatPercent, form }: LivePriceChangeProps) {
  const t = useUiText(priceChangeTexts);
  const percent = source.read();
  const element = useLiveCell<number | null>({
    source,
    value: percent,
    write(target, next) {
      const text = format(next);
      const node = target.lastElementChild?.firstChild;
      if (!node || node.nodeValue === text) return;
      node.nodeValue = text;
      target.dataset['direction'] = shownDirection(next);
      target.setAttribute('aria-label', spokenChange(t, next));
    },
  });

  return (
    <span
      ref={element}
      role="img"
      aria-label={spokenChange(t, percent)}
      data-direction={shownDirection(percent)}
      className={change({ form })}
    >
      <svg
        viewBox="0 0 8 8"
        aria-hidden="true"
        className="delta-mark shrink-0 fill-current points-down:rotate-180 points-flat:hidden"
      >
        <path d="M4 .5 8 7.5H0Z" />
      </svg>
      <span>{format(percent)}</span>
    </span>
  );
}
