import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Whether a form holds something that it did not begin with. Fields of one level: a nested value counts by identity. */
export function hasTyped<Values extends FieldValues>({
  getValues,
  formState,
}: UseFormReturn<Values>): boolean {
  const initial: Readonly<Record<string, unknown>> = formState.defaultValues ?? {};
  const isEmpty = (value: unknown) =>
    value === undefined || value === null || value === '' || value === false;
  return Object.entries(getValues()).some(([name, value]) => {
    const before = initial[name];
    return !Object.is(value, before) && !(isEmpty(value) && isEmpty(before));
  });
}
