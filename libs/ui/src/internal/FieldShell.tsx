import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Input as AriaInput } from 'react-aria-components/Input';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { TextField as AriaTextField, type TextFieldProps } from 'react-aria-components/TextField';
import { announced, FieldHint } from './FieldHint.tsx';
import { fieldStyles, statusOf, type FieldVariant } from './fieldStyles.ts';

/** What every field of this library takes, whatever it holds. */
export interface FieldProps {
  /** Always visible: inside the empty box, above the text once there is some. */
  label: string;
  /** Joins the field to the form around it (React Hook Form's FormProvider). */
  name?: string;
  /** @default 'outlined' */
  variant?: Exclude<FieldVariant, 'chip'>;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  /** Puts the field into its error state and stands under it. Inside a form the form's own error wins. */
  errorMessage?: string;
  /** Puts the field into its success state, where there is no error. */
  successMessage?: string;
  /** A hint under the field while it has neither error nor success. */
  description?: string;
  /** Shown in the empty box while it has focus; never instead of the label. */
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  /** What the Enter key of an on-screen keyboard says: on to the next field, or what the form then does. */
  enterKeyHint?: 'next' | 'go' | 'send' | 'done';
  /** Which letters an on-screen keyboard makes capitals by itself. */
  autoCapitalize?: 'none' | 'words' | 'characters';
  maxLength?: number;
  onFocus?: () => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** In error, where what is wrong stands elsewhere: `aria-describedby` names it. */
  isInvalid?: boolean;
  'aria-describedby'?: string;
}

interface FieldShellProps extends Omit<FieldProps, 'variant'> {
  variant?: FieldVariant;
  value: string;
  onValueChange: (text: string) => void;
  type: 'text' | 'tel' | 'email' | 'url' | 'password';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  prefix?: string;
  onKeyDown?: TextFieldProps['onKeyDown'];
  /** A button inside of the box, right of the text; a stop of the Tab key before the text, so that the next field follows it. */
  beside?: ReactNode;
  /** Buttons at the end of the box. */
  trailing?: ReactNode;
  /** Where the field is narrow, what is at its end stands in a line of its own, so that label and text keep theirs. */
  isTrailingWide?: boolean;
  /** Its buttons are those of steps: they stand in a line of their own where the text would be cut. */
  hasSteps?: boolean;
}

/** Label, box, input, prefix, buttons and message: the anatomy that all text-like fields share. */
export function FieldShell(props: FieldShellProps) {
  const { label, placeholder, prefix, beside, trailing, inputRef, variant = 'outlined', ...rest } = props;
  const { onValueChange, successMessage, errorMessage, description, isTrailingWide, hasSteps, ...input } =
    rest;
  const status = statusOf(props);
  const hint = { status, errorMessage, successMessage, description };
  const hasTrailing = trailing !== undefined;
  const styles = fieldStyles({ variant, status, hasTrailing, isTrailingWide, hasSteps });

  return (
    <AriaTextField
      {...input}
      {...announced(hint)}
      className="block"
      isInvalid={status === 'error'}
      validationBehavior="aria"
      onChange={onValueChange}
    >
      <div className={styles.box()}>
        {beside !== undefined && <span className="order-1">{beside}</span>}
        {prefix !== undefined && <span className={styles.affix()}>{prefix}</span>}
        {/* The blank placeholder makes :placeholder-shown tell an empty box from a filled one, autofill included. */}
        <AriaInput ref={inputRef} placeholder={placeholder ?? ' '} className={styles.input()} />
        <AriaLabel className={styles.label()}>{label}</AriaLabel>
        {trailing}
      </div>
      <FieldHint {...hint} />
    </AriaTextField>
  );
}

export type { FieldVariant } from './fieldStyles.ts';
