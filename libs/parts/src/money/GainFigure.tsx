import { useFormats } from '@wealth/i18n-locale-react';
import { PriceChange } from '@wealth/ui/price-change';
import { Unmasked } from './Unmasked.tsx';

export interface GainFigureProps {
  /** Rupees. */
  amount: number;
  percent: number | null;
  /** What the figure is of, after it. */
  words: string;
}

/** A gain in the line beneath a dominant figure: arrow, sign and colour once; the words stay ink. */
export function GainFigure({ amount, percent, words }: GainFigureProps) {
  const formats = useFormats();
  const size = percent === null ? null : Math.abs(percent);
  return (
    <span className="inline-flex max-w-full flex-wrap items-baseline gap-x-1.5 gain-figure">
      {/* Percentages stay visible when amounts are hidden: they tell nothing about a fortune. */}
      <Unmasked instead={<PriceChange percent={percent} text={formats.percent(percent)} />}>
        <PriceChange
          percent={percent ?? amount}
          text={formats.amount(amount, { isSigned: true })}
          detail={size === null ? undefined : formats.percent(size, { isSigned: false })}
        />
      </Unmasked>
      <span className="text-fg-muted">{words}</span>
    </span>
  );
}
