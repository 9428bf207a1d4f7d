import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { CodeField } from '@wealth/ui/code-field';
import { Form } from '@wealth/ui/form';
import { UserIcon } from '@wealth/ui/icon';
import { MobileField } from '@wealth/ui/mobile-field';
import { Note } from '@wealth/ui/note';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { VerificationValues } from '../../model/forgotPassword.ts';
import type { CodeRequest } from './useCodeRequest.ts';

/** Digits that the API takes. */
const codeMaximum = 12;

export interface VerificationFormProps {
  form: UseFormReturn<VerificationValues>;
  codeRequest: CodeRequest;
  isPending: boolean;
  /** The visitor is back from the second step: only the code is asked for again. */
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
  const sentAt = codeRequest.sentAt(mobile);

  async function sendCode() {
    const isValid = await form.trigger('mobile', { shouldFocus: true });
    if (isValid) codeRequest.send(form.getValues('mobile'));
  }

  return (
    <Form
      form={form}
      id={formId}
      isPending={isPending}
      aria-label={t('verification')}
      className="flex flex-col gap-4"
      onSubmit={onSubmit}
    >
      <Note icon={<UserIcon size="sm" />}>{t('contactAdvisor')}</Note>
      <MobileField name="mobile" label={t('mobileNumber')} enterKeyHint="next" />
      <CodeField
        name="code"
        label={t('verificationCode')}
        length={codeMaximum}
        autoFocus={isReturn}
        enterKeyHint="done"
        description={sentAt === null ? t('codeGoesTo') : t('codeRequested', { time: formats.time(sentAt) })}
        hasSent={sentAt !== null}
        isSending={codeRequest.isPending}
        secondsLeft={codeRequest.secondsLeft(mobile)}
        onSendCode={() => void sendCode()}
      />
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
