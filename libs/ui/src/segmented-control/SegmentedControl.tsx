import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import {
  ToggleButtonGroup as AriaToggleButtonGroup,
  type Key,
} from 'react-aria-components/ToggleButtonGroup';
import { FormBinding, joinedProps, useIsInForm } from '../internal/FormBinding.tsx';
import { tv, type VariantProps } from '../internal/tv.ts';
import { SlidingThumb } from './SlidingThumb.tsx';

const styles = tv({
  slots: {
    // A finger needs the room between two lines of segments, and none between neighbours.
    group:
      'relative max-w-full flex-wrap gap-0.5 pointer-coarse:gap-x-0 pointer-coarse:gap-y-4 rounded-control bg-surface-sunken p-0.75 forced-colors:border',
    segment: [
      'touch-target min-w-9 pointer-coarse:min-w-11 grow cursor-pointer rounded-control-inner px-2.5 pointer-coarse:px-1.5 text-center font-medium text-fg-muted layered transition-layer duration-base',
      'data-hovered:text-fg data-disabled:cursor-not-allowed data-disabled:text-fg-disabled forced-colors:data-disabled:text-system-disabled',
      'data-selected:font-semibold forced-colors:data-selected:text-system-on-highlight forced-colors:data-selected:forced-color-adjust-none',
    ],
    // Slides from the segment that was chosen before.
    thumb:
      'absolute top-0 left-0 rounded-control-inner border data-placed:transition-[translate,width,height,background-color,border-color] data-placed:duration-base forced-colors:border-transparent forced-colors:bg-system-highlight forced-colors:forced-color-adjust-none',
    label: 'relative',
  },
  variants: {
    size: {
      sm: { segment: 'min-h-7 text-detail' },
      md: { segment: 'min-h-9.5 text-body' },
    },
    tone: {
      neutral: {
        segment: 'data-selected:text-fg',
        thumb: 'border-border bg-surface-raised shadow-raised',
      },
      buy: { segment: 'data-selected:text-on-fill', thumb: 'border-transparent bg-positive-fill' },
      sell: { segment: 'data-selected:text-on-fill', thumb: 'border-transparent bg-negative-fill' },
    },
    isFullWidth: { true: { group: 'flex w-full' }, false: { group: 'inline-flex' } },
  },
  defaultVariants: { size: 'sm', tone: 'neutral', isFullWidth: false },
});

export interface SegmentedControlOption<Value extends string> {
  value: Value;
  label: string;
  /** @default 'neutral' */
  tone?: VariantProps<typeof styles>['tone'];
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
  size?: VariantProps<typeof styles>['size'];
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
      className={styles({ isFullWidth }).group()}
      disallowEmptySelection
      selectedKeys={chosen === undefined ? [] : [chosen]}
      selectionMode="single"
      onSelectionChange={selectOnly}
    >
      <SlidingThumb
        // Other segments are other elements to measure.
        key={options.map((option) => option.value).join(' ')}
        index={index}
        className={styles({ tone: options[index]?.tone }).thumb()}
      />
      {options.map((option) => {
        const { segment, label: text } = styles({ size, tone: option.tone });
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
