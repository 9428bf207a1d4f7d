import { Button as AriaButton } from 'react-aria-components/Button';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import { CloseIcon } from '../icon/icons.ts';
import { chipStyles } from './chipStyles.ts';

export interface FilterChipProps {
  children: string;
  /** How many entries the filter leaves. */
  count?: number;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** A filter that is on or off. Several stand side by side; one that must always be chosen is a SegmentedControl. */
export function FilterChip({ children, count, isSelected, onChange }: FilterChipProps) {
  return (
    <AriaToggleButton
      isSelected={isSelected}
      onChange={onChange}
      className={chipStyles({ isPressable: true, isSelected })}
    >
      <span className="truncate">{children}</span>
      {count !== undefined && <span className="text-caption tabular-nums">{count}</span>}
    </AriaToggleButton>
  );
}

export interface ChipProps {
  children: string;
  /** Shows a button that takes the chip away; its label says what it removes. */
  removal?: { label: string; onPress: () => void };
}

const removeButton =
  'grid size-6 shrink-0 cursor-pointer touch-target place-items-center rounded-full layered data-hovered:text-fg';

/** A choice that was made, in a word; it can be taken back where it has a button. */
export function Chip({ children, removal }: ChipProps) {
  return (
    <span className={chipStyles({ isRemovable: removal !== undefined })}>
      <span className="truncate">{children}</span>
      {removal && (
        <AriaButton aria-label={removal.label} className={removeButton} onPress={() => removal.onPress()}>
          <CloseIcon size="sm" />
        </AriaButton>
      )}
    </span>
  );
}
