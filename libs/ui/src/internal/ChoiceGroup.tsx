import type { ReactNode, Ref } from 'react';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { FieldHint } from './FieldHint.tsx';
import { FormBinding, joinedProps, useIsInForm } from './FormBinding.tsx';
import { statusOf } from './fieldStyles.ts';

/** What every group with one choice takes. */
export interface ChoiceGroupProps<Value extends string> {
  /** Names the group, above it. */
  label: string;
  /** Keeps the name for assistive technology only, where a heading above says it already. */
  isLabelHidden?: boolean;
  /** Joins the group to the form around it (React Hook Form's FormProvider). */
  name?: string;
  value?: Value | null;
  /** @default null */
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  isRequired?: boolean;
  errorMessage?: string;
  description?: string;
  inputRef?: Ref<HTMLInputElement>;
}

interface ChoiceGroupShellProps<Value extends string> extends ChoiceGroupProps<Value> {
  values: readonly Value[];
  /** Lays the options out. */
  className: string;
  /** Draws the options; the ref belongs to the first that can be chosen, where an error sends the focus. */
  children: (inputRef: Ref<HTMLInputElement> | undefined) => ReactNode;
}

/** Label, options and message of a group with one choice, in a form or on its own. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupShellProps<Value>) {
  const { name, values } = props;
  if (!useIsInForm(name)) return <ChoiceGroupView {...props} />;
  const read = (stored: unknown) => values.find((value) => value === stored) ?? null;
  return (
    <FormBinding<Value | null> name={name} read={read}>
      {(binding) => (
        <ChoiceGroupView
          {...props}
          {...joinedProps<Value | null>(binding, { ...props, onChange: reported(props.onChange) })}
          value={binding.value}
        />
      )}
    </FormBinding>
  );
}

/** A choice once made cannot be taken back: null never comes from the client. */
function reported<Value>(onChange: ((value: Value) => void) | undefined) {
  return (value: Value | null) => {
    if (value !== null) onChange?.(value);
  };
}

function ChoiceGroupView<Value extends string>(props: ChoiceGroupShellProps<Value>) {
  const { label, isLabelHidden = false, values, className, children, inputRef, ...rest } = props;
  const { errorMessage, description, onChange, ...group } = rest;
  const status = statusOf(props);
  return (
    <AriaRadioGroup
      {...group}
      className="grid gap-2"
      isInvalid={status === 'error'}
      validationBehavior="aria"
      onChange={(chosen) => {
        const next = values.find((value) => value === chosen);
        if (next !== undefined) onChange?.(next);
      }}
    >
      <AriaLabel className={isLabelHidden ? 'sr-only' : 'text-detail text-fg-muted'}>{label}</AriaLabel>
      <div className={className}>{children(inputRef)}</div>
      <FieldHint {...{ status, errorMessage, description }} />
    </AriaRadioGroup>
  );
}
