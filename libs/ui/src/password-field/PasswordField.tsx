import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { passwordFieldTexts } from '@wealth/i18n-locale/ui/passwordField';
import { EyeIcon, EyeOffIcon } from '../icon/icons.ts';
import { FieldShell, type FieldProps } from '../internal/FieldShell.tsx';
import { fieldButton } from '../internal/fieldButton.ts';
import { FieldInForm } from '../internal/FieldInForm.tsx';
import { readText } from '../internal/FormBinding.tsx';
import { useUiText } from '../messages/UiTextsProvider.tsx';

export interface PasswordFieldProps extends FieldProps {
  /** Tells a password manager which password is meant. */
  autoComplete: 'current-password' | 'new-password';
  value?: string;
  /** @default '' */
  defaultValue?: string;
  /** Gets the text exactly as typed: spaces are part of a password. */
  onChange?: (value: string) => void;
}

/** A password with a toggle that shows it. Never trimmed, never emptied by an error. */
export function PasswordField(props: PasswordFieldProps) {
  return <FieldInForm View={PasswordFieldView} props={props} read={readText} />;
}

function PasswordFieldView({ value, defaultValue = '', onChange, ...rest }: PasswordFieldProps) {
  const t = useUiText(passwordFieldTexts);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [isShown, setIsShown] = useState(false);

  function report(text: string) {
    setOwnValue(text);
    onChange?.(text);
  }

  return (
    <FieldShell
      {...rest}
      type={isShown ? 'text' : 'password'}
      value={value ?? ownValue}
      onValueChange={report}
      trailing={
        // Not a ToggleButton: that one brings the code of toolbars along, which the sign-in page would pay for.
        <AriaButton
          aria-label={t('show')}
          aria-pressed={isShown}
          isDisabled={rest.isDisabled}
          onPress={() => setIsShown((shown) => !shown)}
          className={fieldButton}
        >
          {isShown ? <EyeOffIcon size="sm" /> : <EyeIcon size="sm" />}
        </AriaButton>
      }
    />
  );
}
