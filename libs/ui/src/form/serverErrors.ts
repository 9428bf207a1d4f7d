import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** What a server finds wrong with one field of what it was sent. */
export interface ServerFault {
  /** As the wire calls the field. */
  field: string;
  code: string;
  message: string;
}

/** The field of a form that a field of the wire is typed into; null for one that the form does not have. */
export type FieldOfWire<Name> = (field: string) => Name | null;

/** Whether the form has a field for at least one of the faults. Only answers: it changes nothing. */
export function hasFieldFor<Name>(faults: readonly ServerFault[], fieldOf: FieldOfWire<Name>): boolean {
  return faults.some(({ field }) => fieldOf(field) !== null);
}

export interface ServerErrorsOptions<Name> {
  fieldOf: FieldOfWire<Name>;
  /** The message, or its key, to show in the place of the server's words. @default the server's words */
  messageOf?: (fault: ServerFault) => string;
  /** Whether the first of them gets the focus; not where another step has to be shown first. @default true */
  takesFocus?: boolean;
}

/** Puts what the server found on the fields that it is about. What has no field is left to whoever reports failures. */
export function setServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  faults: readonly ServerFault[],
  {
    fieldOf,
    messageOf = ({ message }) => message,
    takesFocus = true,
  }: ServerErrorsOptions<FieldPath<Values>>,
): void {
  const placed = faults.flatMap((fault) => {
    const name = fieldOf(fault.field);
    return name === null ? [] : [{ name, message: messageOf(fault) }];
  });
  for (const [index, { name, message }] of placed.entries()) {
    form.setError(name, { type: 'server', message }, { shouldFocus: takesFocus && index === 0 });
  }
}
