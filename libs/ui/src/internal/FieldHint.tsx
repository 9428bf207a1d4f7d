import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Text as AriaText } from 'react-aria-components/Text';
import { AlertIcon, SuccessIcon } from '../icon/icons.ts';
import { fieldStyles, type FieldStatus } from './fieldStyles.ts';

interface FieldHintProps {
  status: FieldStatus;
  errorMessage?: string;
  successMessage?: string;
  description?: string;
}

/**
 * React Aria looks for a hint to tie to the input when it mounts and when this prop, which its types leave out, comes
 * or goes: without it a success that appears later would stand under the field and never be spoken.
 */
export function announced({ description, successMessage }: Omit<FieldHintProps, 'status'>) {
  return { description: description ?? successMessage };
}

/** The one line under a field: its error, else its success, else its description. React Aria ties it to the input. */
export function FieldHint({ status, errorMessage, successMessage, description }: FieldHintProps) {
  const texts: Record<FieldStatus, string | undefined> = {
    neutral: description,
    disabled: description,
    success: successMessage,
    error: errorMessage,
  };
  const text = texts[status];
  if (text === undefined) return null;
  const isError = status === 'error';
  return (
    <div className={fieldStyles({ status }).hint()}>
      {isError && <AlertIcon size="xs" />}
      {status === 'success' && <SuccessIcon size="xs" />}
      {isError ? <AriaFieldError>{text}</AriaFieldError> : <AriaText slot="description">{text}</AriaText>}
    </div>
  );
}
