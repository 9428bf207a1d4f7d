import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Input as AriaInput } from 'react-aria-components/Input';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { Text as AriaText } from 'react-aria-components/Text';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { AlertIcon, SuccessIcon } from '../icon/icons.ts';
import { tv } from './tv.ts';

const field = tv({
  slots: {
    box: 'floating-field relative flex items-center gap-2.5 transition-colors duration-fast forced-colors:field-focus:outline-2 forced-colors:field-focus:outline-system-highlight',
    label:
      'pointer-events-none absolute top-2 right-12 truncate text-tick font-medium transition-all duration-fast resting:text-body resting:font-normal',
    affix:
      'flex items-center self-stretch pt-4.25 text-body font-medium text-fg-muted max-tablet:text-lead resting:invisible',
    input:
      'min-w-0 flex-1 self-stretch bg-transparent pt-4.25 text-body font-medium text-ellipsis outline-none placeholder:text-fg-subtle not-focus:placeholder:text-transparent max-tablet:text-lead',
    hint: 'mx-0.5 mt-1.5 flex items-start gap-1.5 text-caption',
  },
  variants: {
    variant: {
      outlined: {
        box: 'h-13 rounded-control border pl-3.5 max-tablet:h-14',
        label: 'left-3.5 resting:top-4',
      },
      standard: { box: 'h-13 border-b max-tablet:h-14', label: 'left-0 resting:top-4' },
    },
    status: {
      neutral: {
        box: 'border-border-control field-focus:border-accent',
        label: 'text-fg-muted',
        input: 'text-fg',
        hint: 'text-fg-muted',
      },
      error: { box: 'border-negative', label: 'text-negative', input: 'text-fg', hint: 'text-negative' },
      success: {
        box: 'border-positive field-focus:border-accent',
        label: 'text-fg-muted',
        input: 'text-fg',
        hint: 'text-positive',
      },
      disabled: {
        box: 'border-border bg-surface-sunken forced-colors:border-system-disabled',
        label: 'text-fg-subtle forced-colors:text-system-disabled',
        input: 'cursor-not-allowed text-fg-subtle forced-colors:text-system-disabled',
        hint: 'text-fg-subtle',
      },
    },
    hasTrailing: { true: { box: 'pr-0.5' }, false: { box: 'pr-3.5' } },
  },
  compoundVariants: [
    { variant: 'outlined', status: ['neutral', 'success'], class: { box: 'bg-surface field-focus:halo' } },
    { variant: 'outlined', status: 'error', class: { box: 'bg-surface halo-negative' } },
    {
      variant: 'standard',
      status: ['neutral', 'success', 'error'],
      class: { box: 'field-focus:shadow-underline' },
    },
  ],
});

export type FieldStatus = 'neutral' | 'error' | 'success' | 'disabled';
export type FieldVariant = 'outlined' | 'standard';

/** What every field of this library takes, whatever it holds. */
export interface FieldProps {
  /** Always visible: inside the empty box, above the text once there is some. */
  label: string;
  /** Joins the field to the form around it (React Hook Form's FormProvider). */
  name?: string;
  /** @default 'outlined' */
  variant?: FieldVariant;
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
  maxLength?: number;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

interface FieldShellProps extends FieldProps {
  value: string;
  onValueChange: (text: string) => void;
  type: 'text' | 'tel' | 'email' | 'url' | 'password';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  prefix?: string;
  /** Buttons at the end of the box. */
  trailing?: ReactNode;
}

function statusOf({ isDisabled, errorMessage, successMessage }: FieldProps): FieldStatus {
  if (isDisabled) return 'disabled';
  if (errorMessage !== undefined) return 'error';
  return successMessage === undefined ? 'neutral' : 'success';
}

function FieldHint({ status, text, className }: { status: FieldStatus; text?: string; className: string }) {
  if (text === undefined) return null;
  const isError = status === 'error';
  return (
    <div className={className}>
      {isError && <AlertIcon size="xs" />}
      {status === 'success' && <SuccessIcon size="xs" />}
      {isError ? <AriaFieldError>{text}</AriaFieldError> : <AriaText slot="description">{text}</AriaText>}
    </div>
  );
}

/** Label, box, input, prefix, buttons and message: the anatomy that all text-like fields share. */
export function FieldShell(props: FieldShellProps) {
  const { label, placeholder, prefix, trailing, inputRef, variant = 'outlined', ...rest } = props;
  const { onValueChange, successMessage, errorMessage, description, ...input } = rest;
  const status = statusOf(props);
  const styles = field({ variant, status, hasTrailing: trailing !== undefined });
  const hints: Record<FieldStatus, string | undefined> = {
    neutral: description,
    disabled: description,
    success: successMessage,
    error: errorMessage,
  };

  return (
    <AriaTextField
      {...input}
      className="block"
      isInvalid={status === 'error'}
      validationBehavior="aria"
      onChange={onValueChange}
    >
      <div className={styles.box()}>
        {prefix !== undefined && <span className={styles.affix()}>{prefix}</span>}
        {/* The blank placeholder makes :placeholder-shown tell an empty box from a filled one, autofill included. */}
        <AriaInput ref={inputRef} placeholder={placeholder ?? ' '} className={styles.input()} />
        <AriaLabel className={styles.label()}>{label}</AriaLabel>
        {trailing}
      </div>
      <FieldHint status={status} text={hints[status]} className={styles.hint()} />
    </AriaTextField>
  );
}
