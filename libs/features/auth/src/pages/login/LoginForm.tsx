import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Checkbox } from '@wealth/ui/checkbox';
import { Form } from '@wealth/ui/form';
import { PasswordField } from '@wealth/ui/password-field';
import { TextField } from '@wealth/ui/text-field';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { emptyLogin, loginResolver, type LoginValues } from '../../model/login.ts';
import { typedLogin } from '../../model/typedLogin.ts';
import { offerSignInName } from '../signInName.ts';
import { useTypedLogin } from './useTypedLogin.ts';

export interface LoginFormProps {
  isPending: boolean;
  onSubmit: (values: LoginValues) => void;
}

/** What hashes the password is no part of the page's first load. */
function preload() {
  import('../../model/toLoginBody.ts').catch((error: unknown) =>
    console.warn('What the form needs to be sent did not load.', error),
  );
}

/** User name, password and Remember Me. Nothing typed is lost when the sign-in fails, or the connection. */
export function LoginForm({ isPending, onSubmit }: LoginFormProps) {
  const t = useMessages('login');
  const form = useForm({ resolver: loginResolver, defaultValues: typedLogin() ?? emptyLogin });
  useTypedLogin(form.getValues);

  useEffect(
    () =>
      offerSignInName({
        typed: () => form.getValues('username'),
        fill: (mobile) => form.setValue('username', mobile),
      }),
    [form],
  );

  return (
    <Form
      form={form}
      isPending={isPending}
      className="flex flex-col gap-4"
      onFocus={preload}
      onSubmit={onSubmit}
    >
      <TextField
        name="username"
        label={t('username')}
        placeholder={t('usernamePlaceholder')}
        autoComplete="username"
        inputMode="tel"
        autoCapitalize="none"
        enterKeyHint="next"
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <Checkbox name="rememberMe">{t('rememberMe')}</Checkbox>
      <Button type="submit" size="lg" isFullWidth isPending={isPending}>
        {t('signIn')}
      </Button>
    </Form>
  );
}
