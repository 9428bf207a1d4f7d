import { zodResolver } from '@hookform/resolvers/zod';
import { useMessages } from '@wealth/i18n-locale-react';
import { NewPasswordFields } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { Checkbox } from '@wealth/ui/checkbox';
import { Form } from '@wealth/ui/form';
import { SecurityIcon } from '@wealth/ui/icon';
import { Link } from '@wealth/ui/link';
import { MobileField } from '@wealth/ui/mobile-field';
import { Note } from '@wealth/ui/note';
import { OverlayFooter } from '@wealth/ui/overlay-footer';
import { TextField } from '@wealth/ui/text-field';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { emptyRegistration, registrationSchema, type RegistrationValues } from '../../model/registration.ts';
import { AgreementText } from './AgreementText.tsx';

// Characters that the API takes.
const invitationCodeMaximum = 64;

export interface CreateAccountFormProps {
  /** What was typed as the user name on the page below; empty for nothing. */
  mobile: string;
  isPending: boolean;
  onSubmit: (values: RegistrationValues) => void;
  /** The visitor has an account already. */
  onSignIn: () => void;
}

/** Mobile, password twice, invitation code and the agreement; texts and limits. */
export function CreateAccountForm({ mobile, isPending, onSubmit, onSignIn }: CreateAccountFormProps) {
  const t = useMessages('auth');
  const formId = useId();
  const form = useForm({
    resolver: zodResolver(registrationSchema),
    defaultValues: { ...emptyRegistration, mobile },
  });

  return (
    <Form
      form={form}
      id={formId}
      isPending={isPending}
      aria-label={t('createAccount')}
      className="flex flex-col gap-4"
      onSubmit={onSubmit}
    >
      <h3 className="text-body text-fg-muted">{t('createAccountHeading')}</h3>
      <MobileField name="mobile" label={t('mobileNumber')} autoComplete="username" enterKeyHint="next" />
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <NewPasswordFields
          name="password"
          label={t('password')}
          description={t('passwordMinimum')}
          confirmLabel={t('confirmPassword')}
          enterKeyHints={['next', 'next']}
        />
      </div>
      <TextField
        name="invitationCode"
        label={t('invitationCode')}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="send"
        maxLength={invitationCodeMaximum}
      />
      <Note icon={<SecurityIcon size="sm" />}>{t('invitationCodeNote')}</Note>
      <Checkbox name="hasAgreed">
        <AgreementText />
      </Checkbox>
      <OverlayFooter isOnPhoneOnly>
        <Button type="submit" form={formId} size="lg" isFullWidth isPending={isPending}>
          {t('createAccount')}
        </Button>
      </OverlayFooter>
      <p className="text-center text-fg-muted">
        {t('alreadyRegistered')} <Link onPress={onSignIn}>{t('signIn')}</Link>
      </p>
    </Form>
  );
}
