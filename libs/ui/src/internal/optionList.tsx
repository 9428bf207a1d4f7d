import { ListBoxItem as AriaListBoxItem } from 'react-aria-components/ListBox';
import { CheckIcon } from '../icon/icons.ts';

/** One line of a list to choose from. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** A second, quieter line. */
  description?: string;
  isDisabled?: boolean;
}

/** The raised panel that a list of options opens in; its width is up to the field. */
export const optionPanel =
  'flex flex-col rounded-toast border border-border bg-surface-raised shadow-floating transition-opacity duration-fast ' +
  'data-entering:opacity-0 data-exiting:pointer-events-none data-exiting:opacity-0 data-exiting:duration-leave-fast data-exiting:ease-in';

export const optionPanelHeight = 320;

export const optionList = 'min-h-0 overflow-auto outline-none';

const row =
  'flex min-h-9.5 cursor-pointer items-center gap-2.5 rounded-control-inner px-2.5 py-1.5 text-body text-fg outline-none pointer-coarse:min-h-11 ' +
  'layered-option data-selected:bg-surface-selected data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus data-focus-visible:outline-solid ' +
  'data-disabled:cursor-not-allowed data-disabled:text-fg-disabled ' +
  'forced-colors:data-focused:bg-system-highlight forced-colors:data-focused:text-system-on-highlight forced-colors:data-focused:forced-color-adjust-none forced-colors:data-disabled:text-system-disabled';

export interface OptionItemProps {
  /** The option's value: React Aria tells the rows of a changing list apart by it, and reads it here. */
  id: string;
  option: Option;
}

/** An option with its tick; for a ListBox of React Aria. */
export function OptionItem({ id, option }: OptionItemProps) {
  const { label, description, isDisabled } = option;
  return (
    <AriaListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={row}>
      {({ isSelected }) => (
        <>
          <span className="min-w-0 flex-1 wrap-anywhere">
            {label}
            {description !== undefined && (
              <span className="block text-caption text-fg-muted">{description}</span>
            )}
          </span>
          {isSelected && <CheckIcon size="sm" />}
        </>
      )}
    </AriaListBoxItem>
  );
}
