import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import {
  ToggleButtonGroup as AriaToggleButtonGroup,
  type Key,
} from 'react-aria-components/ToggleButtonGroup';
import { FormBinding, joinedProps, useIsInForm } from '../internal/FormBinding.tsx';
import type { VariantProps } from '../internal/tv.ts';
import { segmentedStyles } from './segmentedStyles.ts';
import { SlidingThumb } from './SlidingThumb.tsx';

export interface SegmentedControlOption<Value extends string> {
  value: Value;
  label: string;
  /** @default 'neutral' */
  tone?: VariantProps<typeof segmentedStyles>['tone'];
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** Names the group for assistive technology; not shown. */
  'aria-label': string;
  options: ReadonlyArray<SegmentedControlOption<Value>>;
  /** Joins the control to the form around it (React Hook Form's FormProvider), in place of `value`. */
  name?: string;
  value?: Value;
  onChange?: (value: Value) => void;
  /** @default 'sm' — 34 px, chart ranges; 'md' 44 px in forms. Both answer to a 44 px square. */
  size?: VariantProps<typeof segmentedStyles>['size'];
  isFullWidth?: boolean;
}

/** One choice out of two to six, always with exactly one selected. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { name, options } = props;
  if (!useIsInForm(name)) return <SegmentedControlView {...props} />;
  const read = (stored: unknown) => options.find((option) => option.value === stored)?.value;
  return (
    <FormBinding<Value | undefined> name={name} read={read}>
      {(binding) => {
        const { onChange } = joinedProps<Value | undefined>(binding, {
          onChange: (value) => value !== undefined && props.onChange?.(value),
        });
        return <SegmentedControlView {...props} value={binding.value} onChange={onChange} />;
      }}
    </FormBinding>
  );
}

function SegmentedControlView<Value extends string>({
  options,
  value,
  onChange,
  size,
  isFullWidth = false,
  'aria-label': label,
}: SegmentedControlProps<Value>) {
  // One segment is always chosen; the first until the owner says which.
  const chosen = value ?? options[0]?.value;
  const index = options.findIndex((option) => option.value === chosen);
  // One stop of the Tab key for the whole group, at what is chosen if it can be reached; arrow keys reach the rest.
  const usable = options.filter((option) => !option.isDisabled);
  const stop = (usable.find((option) => option.value === chosen) ?? usable[0])?.value;

  function selectOnly(keys: Set<Key>) {
    const [next] = keys;
    const option = options.find((candidate) => candidate.value === next);
    // React Aria also reports a press on the segment that is selected already.
    if (option && option.value !== chosen) onChange?.(option.value);
  }

  return (
    <AriaToggleButtonGroup
      aria-label={label}
      className={segmentedStyles({ isFullWidth }).group()}
      disallowEmptySelection
      selectedKeys={chosen === undefined ? [] : [chosen]}
      selectionMode="single"
      onSelectionChange={selectOnly}
    >
      <SlidingThumb
        // Other segments are other elements to measure.
        key={options.map((option) => option.value).join(' ')}
        index={index}
        className={segmentedStyles({ tone: options[index]?.tone }).thumb()}
      />
      {options.map((option) => {
        const { segment, label: text } = segmentedStyles({ size, tone: option.tone });
        return (
          <AriaToggleButton
            key={option.value}
            id={option.value}
            isDisabled={option.isDisabled}
            excludeFromTabOrder={option.value !== stop}
            className={segment()}
          >
            <span className={text()}>{option.label}</span>
          </AriaToggleButton>
        );
      })}
    </AriaToggleButtonGroup>
  );
}
