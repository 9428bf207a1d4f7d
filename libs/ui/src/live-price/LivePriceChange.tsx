import { formatPercent, type UiText } from '@wealth/i18n-locale';
import { priceChangeTexts } from '@wealth/i18n-locale/ui/priceChange';
import { directionOf } from '../internal/direction.ts';
import { tv, type VariantProps } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { spokenChange } from '../price-change/spokenChange.ts';
import { shownDirection } from '../price-change/shownDirection.ts';
import type { LiveSource } from './liveSource.ts';
import { useLiveCell } from './useLiveCell.ts';

const change = tv({
  base: 'figure live-delta whitespace-nowrap tabular-nums points-up:text-positive points-down:text-negative points-flat:text-fg-muted',
  variants: {
    form: {
      plain: 'font-medium',
      pill: 'inline-block rounded-full px-2 py-0.5 text-caption font-semibold points-up:bg-positive-soft points-down:bg-negative-soft points-flat:bg-surface-sunken forced-colors:border',
    },
  },
  defaultVariants: { form: 'plain' },
});

export interface PriceMove {
  /** Percentage points (1.25 = 1.25 %), negative for a fall; null while it is not known. */
  percent: number | null;
  /** Signed text in the client's format. Without it the percentage stands alone and is read as "up 0.84 percent". */
  text?: string;
}

export interface LivePriceChangeProps {
  source: LiveSource<PriceMove>;
  /** @default 'plain' */
  form?: VariantProps<typeof change>['form'];
}

function lookOf({ percent, text }: PriceMove) {
  if (text !== undefined) return { text, direction: directionOf(percent) };
  return { text: formatPercent(percent), direction: shownDirection(percent) };
}

function labelOf(t: UiText<'priceChange'>, { percent, text }: PriceMove): string | null {
  const isKnown = percent !== null && Number.isFinite(percent);
  return text === undefined && isKnown ? spokenChange(t, percent) : null;
}

function setLabel(target: HTMLElement, label: string | null) {
  if (target.getAttribute('aria-label') === label) return;
  if (label === null) {
    target.removeAttribute('role');
    target.removeAttribute('aria-label');
  } else {
    target.setAttribute('role', 'img');
    target.setAttribute('aria-label', label);
  }
}

/** The change beside a LivePrice: as PriceChange, but a tick renders nothing. */
export function LivePriceChange({ source, form }: LivePriceChangeProps) {
  const t = useUiText(priceChangeTexts);
  const element = useLiveCell<PriceMove>({
    source,
    write(target, next) {
      const { text, direction } = lookOf(next);
      const node = target.firstChild;
      // What is shown is what is said: a change too small for two decimals is not worth its words.
      if (node?.nodeValue === text && target.getAttribute('data-direction') === direction) return;
      if (node) node.nodeValue = text;
      target.setAttribute('data-direction', direction);
      setLabel(target, labelOf(t, next));
    },
  });
  const now = source.read();
  const { text, direction } = lookOf(now);
  const label = labelOf(t, now);

  return (
    <span
      ref={element}
      role={label === null ? undefined : 'img'}
      aria-label={label ?? undefined}
      data-direction={direction}
      className={change({ form })}
    >
      {text}
    </span>
  );
}
