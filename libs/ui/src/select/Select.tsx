import type { Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { ListBox as AriaListBox } from 'react-aria-components/ListBox';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue as AriaSelectValue } from 'react-aria-components/Select';
import { ChevronDownIcon } from '../icon/icons.ts';
import type { FieldProps } from '../internal/FieldShell.tsx';
import { inWindow } from '../internal/floating.ts';
import { FieldHint } from '../internal/FieldHint.tsx';
import { FormBinding, joinedProps, useIsInForm } from '../internal/FormBinding.tsx';
import { fieldStyles, statusOf } from '../internal/fieldStyles.ts';
import { tv } from '../internal/tv.ts';
import {
  OptionItem,
  optionList,
  optionPanel,
  optionPanelHeight,
  type Option,
} from '../internal/optionList.tsx';

type SharedFieldProps = Pick<
  FieldProps,
  | 'label'
  | 'name'
  | 'variant'
  | 'isDisabled'
  | 'isRequired'
  | 'errorMessage'
  | 'successMessage'
  | 'description'
  | 'autoFocus'
  | 'onBlur'
>;

export interface SelectProps<Value extends string> extends SharedFieldProps {
  options: ReadonlyArray<Option<Value>>;
  value?: Value | null;
  /** @default null */
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  /** @default 'md' — 'sm' stands in a row of controls: 36 px, its label only heard. */
  size?: 'sm' | 'md';
  inputRef?: Ref<HTMLButtonElement>;
}

/** One choice out of five to fifteen. Fewer are a RadioGroup, more a ComboBox. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { name, options } = props;
  if (!useIsInForm(name)) return <SelectView {...props} />;
  const read = (stored: unknown) => options.find((option) => option.value === stored)?.value ?? null;
  return (
    <FormBinding<Value | null> name={name} read={read}>
      {(binding) => (
        <SelectView
          {...props}
          {...joinedProps<Value | null>(binding, {
            ...props,
            onChange: (value) => value !== null && props.onChange?.(value),
          })}
          value={binding.value}
        />
      )}
    </FormBinding>
  );
}

const trigger = tv({
  base: [
    'group/select flex cursor-pointer items-center gap-2.5 rounded-control pr-3.5 text-left outline-none layered transition-layer',
    'data-disabled:cursor-not-allowed data-disabled:text-fg-subtle forced-colors:data-disabled:text-system-disabled',
  ],
  variants: {
    variant: { outlined: 'pl-3.5', standard: 'pl-0' },
    size: { sm: '', md: 'absolute inset-0 size-full' },
  },
});

/** One line, as high as a segmented control. */
const small =
  'rounded-control border border-border-control bg-surface min-h-9 pointer-coarse:min-h-11 touch-target';

const chosen = 'min-h-5 min-w-0 flex-1 truncate pt-4.25 text-body font-medium max-tablet:text-lead';

const arrow =
  'text-fg-muted transition-transform duration-fast group-aria-expanded/select:rotate-180 forced-colors:text-system-control';

function SelectView<Value extends string>(props: SelectProps<Value>) {
  const { label, options, onChange, inputRef, variant = 'outlined', size = 'md', ...rest } = props;
  const { errorMessage, successMessage, description, ...select } = rest;
  const status = statusOf(props);
  const styles = fieldStyles({ variant, status, hasTrailing: true });

  return (
    <AriaSelect
      {...select}
      className="block"
      isInvalid={status === 'error'}
      validationBehavior="aria"
      onChange={(key) => {
        const next = options.find((option) => option.value === key);
        if (next) onChange?.(next.value);
      }}
    >
      <div className={size === 'sm' ? undefined : styles.box()}>
        <AriaButton
          ref={inputRef}
          className={size === 'sm' ? `${trigger({ variant, size })} ${small}` : trigger({ variant, size })}
        >
          <AriaSelectValue className={size === 'sm' ? 'text-body font-medium' : chosen}>
            {({ isPlaceholder, selectedText }) => (isPlaceholder ? '' : selectedText)}
          </AriaSelectValue>
          <span className={arrow}>
            <ChevronDownIcon size="sm" />
          </span>
        </AriaButton>
        <AriaLabel className={size === 'sm' ? 'sr-only' : styles.label()}>{label}</AriaLabel>
      </div>
      <FieldHint {...{ status, errorMessage, successMessage, description }} />
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
