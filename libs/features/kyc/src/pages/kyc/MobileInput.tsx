import { useMessages } from '@wealth/i18n-locale-react';
import { TextField } from '@wealth/ui/text-field';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BaseValues } from '../../model/base.ts';
import { isKycMobile, mobileDigits } from '../../model/mobileDigits.ts';

/** Digits of an Indian mobile; a longer number brings the code of its own country. */
const indianLength = 10;

/** The optional mobile. A number that was pasted with its prefix shows its digits once focus leaves it. */
export function MobileInput() {
  const t = useMessages('kyc');
  const { getValues, setValue, control } = useFormContext<BaseValues>();
  const mobile = useWatch({ control, name: 'mobile' });

  function showDigits() {
    const typed = getValues('mobile');
    const digits = mobileDigits(typed);
    if (isKycMobile(digits) && digits !== typed) setValue('mobile', digits, { shouldValidate: true });
  }

  return (
    <TextField
      name="mobile"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      prefix={mobileDigits(mobile).length > indianLength ? undefined : '+91'}
      label={t('mobile')}
      description={t('mobileHint')}
      onBlur={showDigits}
    />
  );
}
