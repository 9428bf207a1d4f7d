import { hasForeignCode, normaliseMobile, spacedMobile } from '@wealth/domain';
import { useState } from 'react';
import type { FieldProps } from '../internal/FieldShell.tsx';
import { FieldInForm } from '../internal/FieldInForm.tsx';
import { readText } from '../internal/FormBinding.tsx';
import { TextField } from '../text-field/TextField.tsx';

export interface MobileFieldProps extends Omit<FieldProps, 'maxLength' | 'autoComplete' | 'autoCapitalize'> {
  /** 'username' where the mobile is, or becomes, the name to sign in with. @default 'tel-national' */
  autoComplete?: 'username' | 'tel-national' | 'tel';
  /** Takes numbers of other countries too: with their code, or with more than ten digits, the fixed +91 goes. @default false */
  isForeignTaken?: boolean;
  /** Ten digits, once the client has typed a whole mobile. */
  value?: string;
  /** @default '' */
  defaultValue?: string;
  /** Gets the mobile without +91, 91 or 0 in front; what is no mobile comes without its white space. */
  onChange?: (mobile: string) => void;
  /** @default true */
  isClearable?: boolean;
}

const countryPrefix = '+91';
/** Digits of an Indian mobile; a longer number brings the code of its own country. */
const indianLength = 10;

/** An Indian mobile behind its fixed +91. Whether it is one is for the form to say. */
export function MobileField(props: MobileFieldProps) {
  return <FieldInForm View={MobileFieldView} props={props} read={readText} />;
}

function MobileFieldView({
  name: _name,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  autoComplete = 'tel-national',
  isForeignTaken = false,
  ...rest
}: MobileFieldProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  // As typed, until focus leaves: a number that is normalised under the finger cannot be corrected.
  const [typed, setTyped] = useState<string | null>(null);
  const mobile = value ?? ownValue;
  // What a password manager keeps as the user name has no blank in it.
  const atRest = autoComplete === 'username' ? mobile : spacedMobile(mobile);
  const isForeign =
    isForeignTaken && (hasForeignCode(mobile) || mobile.replace(/^\+/, '').length > indianLength);

  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      prefix={isForeign ? undefined : countryPrefix}
      value={typed !== null && normaliseMobile(typed) === mobile ? typed : atRest}
      onChange={(text) => {
        setTyped(text);
        const next = normaliseMobile(text);
        if (next === mobile) return;
        setOwnValue(next);
        onChange?.(next);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}
