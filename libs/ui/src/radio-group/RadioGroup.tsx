import { Radio as AriaRadio } from 'react-aria-components/RadioGroup';
import { ChoiceGroup, type ChoiceGroupProps } from '../internal/ChoiceGroup.tsx';
import { radioMark } from '../internal/radioMark.ts';

export interface RadioGroupOption<Value extends string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends ChoiceGroupProps<Value> {
  options: ReadonlyArray<RadioGroupOption<Value>>;
  /** @default 'vertical' — 'horizontal' for two or three short labels; they wrap. */
  orientation?: 'vertical' | 'horizontal';
}

const row =
  'group/radio real-input flex min-h-8 cursor-pointer items-center gap-2.5 text-body text-fg pointer-coarse:min-h-11 ' +
  'data-disabled:cursor-not-allowed data-disabled:text-fg-subtle forced-colors:data-disabled:text-system-disabled';

/** One choice out of a few, all of them in sight. */
export function RadioGroup<Value extends string>({
  options,
  orientation = 'vertical',
  ...rest
}: RadioGroupProps<Value>) {
  const firstUsable = options.find((option) => !option.isDisabled);
  return (
    <ChoiceGroup
      {...rest}
      values={options.map((option) => option.value)}
      className={orientation === 'vertical' ? 'grid' : 'flex flex-wrap gap-x-6'}
    >
      {(inputRef) =>
        options.map((option) => (
          <AriaRadio
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled}
            inputRef={option === firstUsable ? inputRef : undefined}
            className={row}
          >
            <span className={radioMark} />
            <span>{option.label}</span>
          </AriaRadio>
        ))
      }
    </ChoiceGroup>
  );
}
