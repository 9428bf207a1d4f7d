import { formatPercent } from '@wealth/i18n-locale';
import { priceChangeTexts } from '@wealth/i18n-locale/ui/priceChange';
import { directionOf, type Direction } from '../internal/direction.ts';
import { tv, type VariantProps } from '../internal/tv.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { shownDirection } from './shownDirection.ts';
import { spokenChange } from './spokenChange.ts';

const priceChange = tv({
  base: 'figure inline-flex items-center gap-x-1 whitespace-nowrap tabular-nums',
  variants: {
    direction: { up: 'text-positive', down: 'text-negative', flat: 'text-fg-muted' },
    form: {
      plain: 'font-medium',
      pill: 'rounded-full px-2 py-0.5 text-caption font-semibold forced-colors:border',
    },
  },
  compoundVariants: [
    { form: 'pill', direction: 'up', class: 'bg-positive-soft' },
    { form: 'pill', direction: 'down', class: 'bg-negative-soft' },
    { form: 'pill', direction: 'flat', class: 'bg-surface-sunken' },
  ],
  defaultVariants: { form: 'plain' },
});

const triangles: Record<Exclude<Direction, 'flat'>, string> = {
  up: 'M4 .5 8 7.5H0Z',
  down: 'M4 7.5 0 .5h8Z',
};

export interface PriceChangeProps {
  /** Percentage points (1.25 = 1.25 %), negative for a fall; null while it is not known. */
  percent: number | null | undefined;
  /** Signed text in the client's format. Without it the percentage stands alone and is read as "up 0.84 percent". */
  text?: string;
  /** After the text, without a sign of its own: "0.25%". One sign a fact. */
  detail?: string;
  /** @default 'plain' */
  form?: VariantProps<typeof priceChange>['form'];
}

/** A gain or a loss, said three times: triangle, sign and colour. Zero has none of them. */
export function PriceChange({ percent, text, detail, form }: PriceChangeProps) {
  const t = useUiText(priceChangeTexts);
  const direction = text === undefined ? shownDirection(percent) : directionOf(percent);
  // A text of the caller's says more than the percentage: it is read as it stands.
  const isKnown = percent !== null && percent !== undefined && Number.isFinite(percent);
  const label = text === undefined && isKnown ? spokenChange(t, percent) : undefined;
  return (
    <span className={priceChange({ direction, form })} role={label && 'img'} aria-label={label}>
      {direction !== 'flat' && (
        <svg viewBox="0 0 8 8" aria-hidden="true" className="delta-mark shrink-0 fill-current">
          <path d={triangles[direction]} />
        </svg>
      )}
      {text ?? formatPercent(percent)}
      {detail !== undefined && <span className="ml-1">{detail}</span>}
    </span>
  );
}
