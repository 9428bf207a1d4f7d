import { useState, type Ref } from 'react';
import { Input as AriaInput } from 'react-aria-components/Input';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { announced, FieldHint } from '../internal/FieldHint.tsx';
import { FieldInForm } from '../internal/FieldInForm.tsx';
import { readText } from '../internal/FormBinding.tsx';
import { statusOf } from '../internal/fieldStyles.ts';
import { digitsOf } from '@wealth/domain';
import { PinCells } from './PinCells.tsx';

export interface PinInputProps {
  /** Name of the input. */
  label: string;
  /** Keeps the name for assistive technology only, where a heading above says it already. */
  isLabelHidden?: boolean;
  /** Joins the field to the form around it (React Hook Form's FormProvider). */
  name?: string;
  /** @default 6 digits */
  length?: number;
  /** Digits. Set it to '' when the PIN was refused: the field empties and keeps the focus. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  /** Gets only digits. */
  onChange?: (digits: string) => void;
  /** Runs once, when the last digit arrives, typed or pasted. */
  onComplete?: (digits: string) => void;
  /** @default true — false shows the digits. */
  isMasked?: boolean;
  /** The PIN is on its way: nothing more can be typed, the focus stays. */
  isPending?: boolean;
  isDisabled?: boolean;
  errorMessage?: string;
  description?: string;
  /** @default 'off' — 'one-time-code' for a code that the phone may fill in. */
  autoComplete?: 'off' | 'one-time-code';
  autoFocus?: boolean;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A PIN in cells, drawn over one real input: paste, autofill and a screen reader meet a single field. */
export function PinInput(props: PinInputProps) {
  return <FieldInForm View={PinInputView} props={props} read={readText} />;
}

/** The cells show no place in between: what is typed always comes last. */
function keepCaretLast(input: HTMLInputElement) {
  const end = input.value.length;
  if (input.selectionStart !== end || input.selectionEnd !== end) input.setSelectionRange(end, end);
}

function PinInputView({
  label,
  isLabelHidden = false,
  length = 6,
  value,
  defaultValue = '',
  onChange,
  onComplete,
  isMasked = true,
  isPending = false,
  errorMessage,
  description,
  autoComplete = 'off',
  inputRef,
  ...rest
}: PinInputProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const digits = digitsOf(value ?? ownValue).slice(0, length);
  const status = statusOf({ isDisabled: rest.isDisabled, errorMessage });

  function type(text: string) {
    const next = digitsOf(text).slice(0, length);
    if (next === digits) return;
    setOwnValue(next);
    onChange?.(next);
    if (next.length === length) onComplete?.(next);
  }

  return (
    <AriaTextField
      {...rest}
      {...announced({ description })}
      className="grid grid-cols-1 justify-items-center gap-2"
      type={isMasked ? 'password' : 'text'}
      inputMode="numeric"
      autoComplete={autoComplete}
      spellCheck="false"
      isReadOnly={isPending}
      isInvalid={status === 'error'}
      validationBehavior="aria"
      value={digits}
      onChange={type}
    >
      <AriaLabel className={isLabelHidden ? 'sr-only' : 'text-detail text-fg-muted'}>{label}</AriaLabel>
      <div className="group/pin relative max-w-full">
        <PinCells {...{ digits, length, isMasked, isPending, status, errorMessage }} />
        <AriaInput
          ref={inputRef}
          onSelect={(event) => keepCaretLast(event.currentTarget)}
          // The cells show what it holds; it takes the taps and the keys.
          className="absolute inset-0 size-full cursor-text opacity-0 outline-none disabled:cursor-not-allowed"
        />
      </div>
      {/* The focus never leaves a refused PIN, so the reason must be spoken. */}
      <div aria-live="polite">
        <FieldHint {...{ status, errorMessage, description }} />
      </div>
    </AriaTextField>
  );
}
