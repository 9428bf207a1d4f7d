import { useMessageText } from '@wealth/i18n-locale-react';
import type { ReactNode, RefCallback } from 'react';
import { useController, useFormContext } from 'react-hook-form';

export interface FieldBinding<Value> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  /** React Hook Form moves focus to the first field in error through it. */
  inputRef: RefCallback<HTMLElement>;
  errorMessage?: string;
}

/** True when a field has a name and stands inside a FormProvider; only then may FormBinding be rendered. */
export function useIsInForm(name: string | undefined): name is string {
  // Typed as always there, but null outside of a FormProvider: stories show fields without a form.
  const form: unknown = useFormContext();
  return form !== null && form !== undefined && name !== undefined;
}

interface FormBindingProps<Value> {
  name: string;
  /** Turns what the form stores (undefined before a default is given) into the field's value. */
  read: (stored: unknown) => Value;
  children: (binding: FieldBinding<Value>) => ReactNode;
}

/** The one place where fields meet React Hook Form. */
export function FormBinding<Value>({ name, read, children }: FormBindingProps<Value>) {
  const { field, fieldState } = useController({ name });
  const stored: unknown = field.value;
  const errorMessage = useMessageText(fieldState.error?.message);
  return children({
    value: read(stored),
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    errorMessage,
  });
}

interface JoinableProps<Value> {
  errorMessage?: string;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
}

/** What a field hands on inside a form: the form hears of a change first, then the field's own listener. */
export function joinedProps<Value>(binding: FieldBinding<Value>, props: JoinableProps<Value>) {
  return {
    errorMessage: binding.errorMessage ?? props.errorMessage,
    inputRef: binding.inputRef,
    onChange(value: Value) {
      binding.onChange(value);
      props.onChange?.(value);
    },
    onBlur() {
      binding.onBlur();
      props.onBlur?.();
    },
  };
}

export function readText(stored: unknown): string {
  return typeof stored === 'string' ? stored : '';
}

/** Finite numbers only: what else a form may hold counts as empty. */
export function readNumber(stored: unknown): number | null {
  return typeof stored === 'number' && Number.isFinite(stored) ? stored : null;
}

export function readFlag(stored: unknown): boolean {
  return stored === true;
}
