import { fromPaise, toWire } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Slider } from '@wealth/ui/slider';
import { useController, type Control } from 'react-hook-form';
import type { AmountValues } from './amountForm.ts';
import type { LimitScale } from './limitScale.ts';

export interface AmountSliderProps {
  control: Control<AmountValues>;
  /** That of the field beside it. */
  label: string;
  scale: LimitScale;
}

/** The amount of the form as a place between two ends. The field beside it holds the same amount, exactly. */
export function AmountSlider({ control, label, scale }: AmountSliderProps) {
  const t = useMessages('profile');
  const formats = useFormats();
  // Not by the slider's own name: the field takes the focus when the amount is wrong.
  const { field } = useController({ control, name: 'amount' });
  const { value } = field;
  const shown = (paise: number) => formats.amount(toWire(fromPaise(paise)));
  // Whole rupees, both of them.
  const end = (paise: number) => formats.splitAmount(toWire(fromPaise(paise))).rupees;
  return (
    // Narrower than this the ends would lie over each other; the field alone does it all.
    <div className="@max-[9rem]:hidden">
      <Slider
        label={label}
        isLabelHidden
        minimum={scale.minimum}
        maximum={scale.maximum}
        step={scale.step}
        value={value}
        onChange={(paise) => field.onChange(paise)}
        // What is typed, also where the thumb cannot show it: without an amount it stands at the beginning.
        formatValue={() => (value === null ? t('limitNoLimit') : shown(value))}
        startLabel={end(scale.minimum)}
        endLabel={end(scale.maximum)}
      />
    </div>
  );
}
