import { useMessages } from '@wealth/i18n-locale-react';
import { TextField } from '@wealth/ui/text-field';
import { useFormContext } from 'react-hook-form';
import { isMobile, normaliseMobile } from '../model/mobile.ts';

export interface MobileFieldProps {
  /** 'username' where the mobile becomes the name to sign in with. */
  autoComplete: 'username' | 'tel-national';
  autoFocus?: boolean;
}

/** The field `mobile` of a form. A number that was pasted with its prefix shows its ten digits once focus leaves it. */
export function MobileField({ autoComplete, autoFocus }: MobileFieldProps) {
  const t = useMessages('auth');
  const { getValues, setValue } = useFormContext<{ mobile: string }>();

  function showTenDigits() {
    const typed = getValues('mobile');
    const digits = normaliseMobile(typed);
    if (isMobile(digits) && digits !== typed) setValue('mobile', digits);
  }

  return (
    <TextField
      name="mobile"
      type="tel"
      inputMode="tel"
      prefix="+91"
      label={t('mobileNumber')}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      onBlur={showTenDigits}
    />
  );
}
