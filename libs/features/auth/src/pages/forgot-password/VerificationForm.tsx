import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Form } from '@wealth/ui/form';
import { UserIcon } from '@wealth/ui/icon';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { TextField } from '@wealth/ui/text-field';
import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { MobileField } from '../../components/MobileField.tsx';
import { Note } from '../../components/Note.tsx';
import type { VerificationValues } from '../../model/forgotPassword.ts';
import type { CodeRequest } from './useCodeRequest.ts';

// Characters that the API takes.
const codeMaximum = 12;

export interface VerificationFormProps {
  form: UseFormReturn<VerificationValues>;
  codeRequest: CodeRequest;
  isPending: boolean;
  /** The visitor is back from the second step: only the code is asked for anew. */
  isReturn: boolean;
  onSubmit: (values: VerificationValues) => void;
  onCancel: () => void;
}

/** Step 1: the mobile, and the code that the advisor passes on. */
export function VerificationForm({
  form,
  codeRequest,
  isPending,
  isReturn,
  onSubmit,
  onCancel,
}: VerificationFormProps) {
  const t = useMessages('auth');
  const formId = useId();
  const formats = useFormats();
  const mobile = useWatch({ control: form.control, name: 'mobile' });
  const secondsLeft = codeRequest.secondsLeft(mobile);
  const sentAt = codeRequest.sentAt(mobile);

  async function sendCode() {
    const isValid = await form.trigger('mobile', { shouldFocus: true });
    if (isValid) codeRequest.send(form.getValues('mobile'), () => form.setFocus('code'));
  }

  return (
    <Form
      form={form}
      id={formId}
      aria-label={t('verification')}
      errorText={(message) => (t.isPlainKey(message) ? t(message) : message)}
      className="flex flex-col gap-4"
      onSubmit={onSubmit}
    >
      <Note icon={<UserIcon size="sm" />}>{t('contactAdvisor')}</Note>
      <MobileField autoComplete="tel-national" />
      <div className="flex items-start gap-2.5">
        <div className="min-w-0 grow">
          <TextField
            name="code"
            label={t('verificationCode')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={codeMaximum}
            autoFocus={isReturn}
          />
        </div>
        <div className="shrink-0 pt-1 whitespace-nowrap max-tablet:pt-1.5">
          <Button
            variant="soft"
            isPending={codeRequest.isPending}
            isDisabled={secondsLeft > 0}
            onPress={() => void sendCode()}
          >
            {secondsLeft > 0 ? t('sendCodeAgainIn', { seconds: secondsLeft }) : t('sendCode')}
          </Button>
        </div>
      </div>
      <p role="status" className="text-caption text-fg-muted empty:-mt-4">
        {sentAt !== null && t('codeRequested', { time: formats.time(sentAt) })}
      </p>
      <OverlayFooter isOnPhoneOnly>
        <div className="flex flex-wrap items-center justify-between gap-3 max-tablet:flex-wrap-reverse max-tablet:*:grow">
          <Button variant="ghost" onPress={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} isPending={isPending}>
            {t('verify')}
          </Button>
        </div>
      </OverlayFooter>
    </Form>
  );
}
