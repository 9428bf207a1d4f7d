import { PasswordField, type PasswordFieldProps } from '@wealth/ui/password-field';
import { useFormContext, useFormState } from 'react-hook-form';

export interface NewPasswordFieldsProps extends Pick<
  PasswordFieldProps,
  'label' | 'description' | 'successMessage' | 'autoFocus'
> {
  /** Of the password's field; the repetition is called `confirmPassword`. */
  name: 'password' | 'newPassword';
  confirmLabel: string;
  /** What the enter key of a phone does in the two fields. @default as the device has it */
  enterKeyHints?: readonly [PasswordFieldProps['enterKeyHint'], PasswordFieldProps['enterKeyHint']];
}

const asTheDeviceHasIt = [undefined, undefined] as const;

/** A new password and its repetition, which is checked again when the first changes. Within a Form. */
export function NewPasswordFields({
  confirmLabel,
  enterKeyHints = asTheDeviceHasIt,
  ...password
}: NewPasswordFieldsProps) {
  const { trigger } = useFormContext();
  const { isSubmitted } = useFormState();
  const [enterKeyHint, confirmEnterKeyHint] = enterKeyHints;
  return (
    <>
      <PasswordField
        {...password}
        autoComplete="new-password"
        enterKeyHint={enterKeyHint}
        onChange={() => {
          if (isSubmitted) void trigger('confirmPassword');
        }}
      />
      <PasswordField
        name="confirmPassword"
        label={confirmLabel}
        autoComplete="new-password"
        enterKeyHint={confirmEnterKeyHint}
      />
    </>
  );
}
