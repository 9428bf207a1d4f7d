import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import {
  ToggleButtonGroup as AriaToggleButtonGroup,
  type Key,
} from 'react-aria-components/ToggleButtonGroup';
import { tv, type VariantProps } from '../internal/tv.ts';

const styles = tv({
  slots: {
    group: 'gap-0.5 rounded-control bg-surface-sunken p-0.75 forced-colors:border',
    segment: [
      'touch-target min-w-9 grow cursor-pointer rounded-control-inner border border-transparent px-2.5 text-center font-medium text-fg-muted transition-colors duration-base',
      'data-hovered:text-fg data-disabled:cursor-not-allowed data-disabled:text-fg-disabled forced-colors:data-disabled:text-system-disabled',
      'data-selected:font-semibold forced-colors:data-selected:bg-system-highlight forced-colors:data-selected:text-system-on-highlight forced-colors:data-selected:forced-color-adjust-none',
    ],
  },
  variants: {
    size: {
      sm: { segment: 'min-h-7 text-detail' },
      md: { segment: 'min-h-9.5 text-body' },
    },
    tone: {
      neutral: {
        segment:
          'data-selected:border-border data-selected:bg-surface-raised data-selected:text-fg data-selected:shadow-raised',
      },
      buy: { segment: 'data-selected:bg-positive-fill data-selected:text-on-fill' },
      sell: { segment: 'data-selected:bg-negative-fill data-selected:text-on-fill' },
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
  value: Value;
  onChange: (value: Value) => void;
  /** @default 'sm' — 34 px, chart ranges; 'md' 44 px in forms. Both answer to a 44 px square. */
  size?: VariantProps<typeof styles>['size'];
  isFullWidth?: boolean;
}

/** One choice out of two to six, always with exactly one selected. */
export function SegmentedControl<Value extends string>({
  options,
  value,
  onChange,
  size,
  isFullWidth = false,
  ...labelProps
}: SegmentedControlProps<Value>) {
  function selectOnly(keys: Set<Key>) {
    const [next] = keys;
    const option = options.find((candidate) => candidate.value === next);
    // React Aria also reports a press on the segment that is selected already.
    if (option && option.value !== value) onChange(option.value);
  }

  return (
    <AriaToggleButtonGroup
      {...labelProps}
      className={styles({ isFullWidth }).group()}
      disallowEmptySelection
      selectedKeys={[value]}
      selectionMode="single"
      onSelectionChange={selectOnly}
    >
      {options.map((option) => (
        <AriaToggleButton
          key={option.value}
          id={option.value}
          isDisabled={option.isDisabled}
          // One stop of the Tab key for the whole group, at what is selected; arrow keys reach the rest.
          excludeFromTabOrder={option.value !== value}
          className={styles({ size, tone: option.tone }).segment()}
        >
          {option.label}
        </AriaToggleButton>
      ))}
    </AriaToggleButtonGroup>
  );
}
