import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import {
  ToggleButtonGroup as AriaToggleButtonGroup,
  type Key,
} from 'react-aria-components/ToggleButtonGroup';
import { ScrollBox } from '../internal/ScrollBox.tsx';
import { chipStyles } from './chipStyles.ts';

export interface ChoiceChip {
  value: string;
  label: string;
  /** How many entries it has. */
  count?: string;
  /** Cannot be chosen now. */
  isDisabled?: boolean;
}

export interface ChoiceChipsProps {
  /** Names the group for assistive technology; not shown. */
  'aria-label': string;
  options: readonly ChoiceChip[];
  value: string;
  onChange: (value: string) => void;
}

/** One choice out of any number, always with exactly one made: chips in one line that scrolls where it must. */
export function ChoiceChips({ options, value, onChange, ...labelProps }: ChoiceChipsProps) {
  function selectOnly(keys: Set<Key>) {
    const [next] = keys;
    const option = options.find((candidate) => candidate.value === next);
    if (option && option.value !== value) onChange(option.value);
  }

  return (
    <ScrollBox className="min-w-0 overflow-x-auto scroll-fades scrollbar-none">
      <AriaToggleButtonGroup
        {...labelProps}
        className="flex w-max gap-2 py-1"
        disallowEmptySelection
        selectedKeys={[value]}
        selectionMode="single"
        onSelectionChange={selectOnly}
      >
        {options.map(({ value: id, label, count, isDisabled }) => (
          <AriaToggleButton
            key={id}
            id={id}
            isDisabled={isDisabled}
            className={`max-w-60 touch-target ${chipStyles({ isPressable: true, isSelected: id === value })}`}
          >
            <span className="truncate">{label}</span>
            {count !== undefined && <span className="text-caption tabular-nums">{count}</span>}
          </AriaToggleButton>
        ))}
      </AriaToggleButtonGroup>
    </ScrollBox>
  );
}
