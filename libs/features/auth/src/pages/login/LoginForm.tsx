import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Checkbox } from '@wealth/ui/checkbox';
import { Form } from '@wealth/ui/form';
import { PasswordField } from '@wealth/ui/password-field';
import { TextField } from '@wealth/ui/text-field';
import { useEffect } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { emptyLogin, type LoginValues } from '../../model/login.ts';
import { offerSignInName } from '../signInName.ts';

export interface LoginFormProps {
  isPending: boolean;
  onSubmit: (values: LoginValues) => void;
}

const loadSchema = () => import('../../model/loginSchema.ts');

function preload() {
  Promise.all([loadSchema(), import('../../model/loginBody.ts')]).catch((error: unknown) =>
    console.warn('The checks of the form did not load.', error),
  );
}

/**
 * The schema and its library come with the first focus, not with the page. Should they not come, the server checks the
 * same and its answer is shown: nobody is kept from signing in by a missing file.
 */
const lazyResolver: Resolver<LoginValues> = async (...form) => {
  const schema = await loadSchema().catch(() => null);
  return schema ? schema.loginResolver(...form) : { values: form[0], errors: {} };
};

/** User name, password and Remember Me. Nothing typed is lost when the sign-in fails. */
export function LoginForm({ isPending, onSubmit }: LoginFormProps) {
  const t = useMessages('login');
  const form = useForm({ resolver: lazyResolver, defaultValues: emptyLogin });

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
      errorText={(message) => (t.isPlainKey(message) ? t(message) : message)}
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
