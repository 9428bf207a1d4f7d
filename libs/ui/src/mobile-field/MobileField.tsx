import { useState } from 'react';
import type { FieldProps } from '../internal/Field.tsx';
import { FormBinding, joinedProps, readText, useIsInForm } from '../internal/FormBinding.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { normaliseMobile, spacedMobile } from './normaliseMobile.ts';

export interface MobileFieldProps extends Omit<FieldProps, 'maxLength' | 'autoComplete'> {
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

/** An Indian mobile behind its fixed +91. Whether it is one is for the form to say. */
export function MobileField(props: MobileFieldProps) {
  const { name } = props;
  if (!useIsInForm(name)) return <MobileFieldView {...props} />;
  return (
    <FormBinding name={name} read={readText}>
      {(binding) => <MobileFieldView {...props} {...joinedProps(binding, props)} value={binding.value} />}
    </FormBinding>
  );
}

function MobileFieldView({
  name: _name,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  ...rest
}: MobileFieldProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  // As typed, until focus leaves: a number that is normalised under the finger cannot be corrected.
  const [typed, setTyped] = useState<string | null>(null);
  const mobile = value ?? ownValue;

  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      prefix={countryPrefix}
      value={typed !== null && normaliseMobile(typed) === mobile ? typed : spacedMobile(mobile)}
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
