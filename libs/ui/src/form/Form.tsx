import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useCloseGuard } from '../modal/CloseGuardContext.ts';
import { adoptValues } from './adoptValues.ts';
import { hasTyped } from './hasTyped.ts';

export interface FormProps<Values extends FieldValues> {
  /** What useForm of React Hook Form answered. */
  form: UseFormReturn<Values>;
  /** Runs when every field is valid; with errors the first field in error gets the focus instead. */
  onSubmit: (values: Values) => unknown;
  /** What was sent is not answered yet: a second press, or Enter while the button only looks busy, sends nothing. */
  isPending?: boolean;
  /** For a submit button outside of the form. */
  id?: string;
  'aria-label'?: string;
  /** A field of it got the focus: the moment to load what the form will need. */
  onFocus?: () => void;
  className?: string;
  children: ReactNode;
}

/**
 * A form whose fields find their value and error by `name`. The browser's own messages are off: ours stand on the fields,
 * looked up in the catalogue where a schema names one (`auth.mobileRequired`).
 */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  isPending = false,
  children,
  ...rest
}: FormProps<Values>) {
  // A dialog around the form asks before it closes.
  useCloseGuard(() => hasTyped(form));
  return (
    <FormProvider {...form}>
      <form
        {...rest}
        noValidate
        // A field is drawn again when a pointer or the focus comes to it.
        onPointerOverCapture={(event) => adoptValues(event.currentTarget)}
        onFocusCapture={(event) => adoptValues(event.currentTarget)}
        onSubmit={(event) => {
          adoptValues(event.currentTarget);
          void form.handleSubmit((values) => (isPending ? undefined : onSubmit(values)))(event);
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}
