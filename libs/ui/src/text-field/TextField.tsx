import { useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { withoutDirection } from '@wealth/domain';
import { textFieldTexts } from '@wealth/i18n-locale/ui/textField';
import { CloseIcon, SuccessIcon } from '../icon/icons.ts';
import { assignRef } from '../internal/assignRef.ts';
import { FieldShell, type FieldProps, type FieldVariant } from '../internal/FieldShell.tsx';
import { fieldButton } from '../internal/fieldButton.ts';
import { FieldInForm } from '../internal/FieldInForm.tsx';
import { readText } from '../internal/FormBinding.tsx';
import { useUiText } from '../messages/UiTextsProvider.tsx';

export interface TextFieldProps extends Omit<FieldProps, 'variant'> {
  /** @default 'outlined' — 'chip' is as low as the filters of a list beside it; its placeholder repeats the label. */
  variant?: FieldVariant;
  /** @default 'text' */
  type?: 'text' | 'tel' | 'email' | 'url';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  /** Display only, before the text ("+91"); never part of the value. */
  prefix?: string;
  /** @default true — a filled field offers a button that empties it. */
  isClearable?: boolean;
  value?: string;
  /** @default '' */
  defaultValue?: string;
  /** Gets the trimmed text on every change, without what would turn the order of its letters. */
  onChange?: (value: string) => void;
}

/**
 * One line of text with a floating label.
 *
 * The value reported is trimmed; the box keeps what was typed, spaces included, until focus leaves it, so that a space
 * between two words can be typed at all. Inside a FormProvider a `name` is enough: value, error and focus come from
 * the form.
 */
export function TextField(props: TextFieldProps) {
  return <FieldInForm View={TextFieldView} props={props} read={readText} />;
}

function TextFieldView({
  value,
  defaultValue = '',
  onChange,
  onBlur,
  inputRef,
  isClearable = true,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const t = useUiText(textFieldTexts);
  const element = useRef<HTMLInputElement>(null);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [draft, setDraft] = useState<string | null>(null);
  const reported = value ?? ownValue;
  // A draft that no longer trims to the value was overtaken from outside (a reset, another field).
  const shown = draft !== null && draft.trim() === reported ? draft : reported;
  const canClear = isClearable && shown !== '' && !rest.isDisabled && !rest.isReadOnly;
  const isSuccess = rest.successMessage !== undefined && rest.errorMessage === undefined;

  function report(text: string) {
    const plain = withoutDirection(text);
    setDraft(plain);
    setOwnValue(plain.trim());
    onChange?.(plain.trim());
  }

  function clear() {
    report('');
    element.current?.focus();
  }

  const clearButton = (
    <AriaButton
      aria-label={t('clear', { label: rest.label })}
      // Backspace does the same from the keyboard; a stop between every two fields would only cost presses.
      excludeFromTabOrder
      preventFocusOnPress
      onPress={clear}
      className={fieldButton}
    >
      <CloseIcon size="sm" />
    </AriaButton>
  );
  const successMark = (
    <span className="grid size-11 place-items-center text-positive">
      <SuccessIcon size="sm" />
    </span>
  );

  return (
    <FieldShell
      {...rest}
      type={type}
      value={shown}
      onValueChange={report}
      onBlur={() => {
        setDraft(null);
        onBlur?.();
      }}
      inputRef={(input) => {
        element.current = input;
        assignRef(inputRef, input);
      }}
      trailing={canClear ? clearButton : isSuccess ? successMark : undefined}
    />
  );
}
