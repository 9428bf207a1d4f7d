import { Button as AriaButton } from 'react-aria-components/Button';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { ListBox as AriaListBox } from 'react-aria-components/ListBox';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue as AriaSelectValue } from 'react-aria-components/Select';
import { ChevronDownIcon } from '../icon/icons.ts';
import { inWindow } from '../internal/floating.ts';
import {
  OptionItem,
  optionList,
  optionPanel,
  optionPanelHeight,
  type Option,
} from '../internal/optionList.tsx';
import { chipStyles } from './chipStyles.ts';

export interface ChipSelectProps<Value extends string> {
  label: string;
  options: ReadonlyArray<Option<Value>>;
  value: Value;
  /** The choice that filters nothing: the chip then shows its label alone. */
  anyValue: Value;
  onChange: (value: Value) => void;
}

/** A filter of a list with several values, as small as a chip; in a form it is a Select. */
export function ChipSelect<Value extends string>(props: ChipSelectProps<Value>) {
  const { label, options, value, anyValue, onChange } = props;
  const isSelected = value !== anyValue;
  return (
    <AriaSelect
      value={value}
      onChange={(key) => {
        const next = options.find((option) => option.value === key);
        if (next) onChange(next.value);
      }}
    >
      <AriaLabel className="sr-only">{label}</AriaLabel>
      <AriaButton className={`touch-target ${chipStyles({ isPressable: true, isSelected })}`}>
        {/* Read as it is named, the value first; seen with the label first. */}
        <AriaSelectValue className="truncate empty:hidden">
          {({ selectedText }) => (isSelected ? selectedText : '')}
        </AriaSelectValue>{' '}
        <span aria-hidden="true" className={isSelected ? '-order-1 font-normal' : undefined}>
          {label}
        </span>
        <ChevronDownIcon size="xs" />
      </AriaButton>
      <AriaPopover
        maxHeight={optionPanelHeight}
        offset={6}
        className={`min-w-(--trigger-width) ${optionPanel}`}
        style={{ maxWidth: inWindow(360) }}
      >
        <AriaListBox items={options} className={`p-1 ${optionList}`}>
          {(option) => <OptionItem id={option.value} option={option} />}
        </AriaListBox>
      </AriaPopover>
    </AriaSelect>
  );
}
