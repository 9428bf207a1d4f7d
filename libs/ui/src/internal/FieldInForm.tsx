import type { ComponentType } from 'react';
import { FormBinding, joinedProps, useIsInForm } from './FormBinding.tsx';

interface JoinedFieldProps<Value> {
  name?: string;
  value?: Value;
  errorMessage?: string;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
}

export interface FieldInFormProps<Value, Props extends JoinedFieldProps<Value>> {
  /** The field as it is on its own. */
  View: ComponentType<Props>;
  props: Props;
  /** Turns what the form stores into the field's value. */
  read: (stored: unknown) => Value;
}

/** A field with its own props, and inside of a form, where it has a name, with the form's value, error and focus. */
export function FieldInForm<Value, Props extends JoinedFieldProps<Value>>({
  View,
  props,
  read,
}: FieldInFormProps<Value, Props>) {
  const { name } = props;
  if (!useIsInForm(name)) return <View {...props} />;
  return (
    <FormBinding name={name} read={read}>
      {(binding) => <View {...props} {...joinedProps(binding, props)} value={binding.value} />}
    </FormBinding>
  );
}
