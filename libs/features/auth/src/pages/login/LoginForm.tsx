import { zodResolver } from '@hookform/resolvers/zod';
import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Checkbox } from '@wealth/ui/checkbox';
import { Form } from '@wealth/ui/form';
import { PasswordField } from '@wealth/ui/password-field';
import { TextField } from '@wealth/ui/text-field';
import { useForm } from 'react-hook-form';
import { emptyLogin, loginSchema, type LoginValues } from '../../model/login.ts';

export interface LoginFormProps {
  isPending: boolean;
  onSubmit: (values: LoginValues) => void;
}

/** User name, password and Remember Me. Nothing typed is lost when the sign-in fails. */
export function LoginForm({ isPending, onSubmit }: LoginFormProps) {
  const t = useMessages('auth');
  const form = useForm({ resolver: zodResolver(loginSchema), defaultValues: emptyLogin });

  return (
    <Form
      form={form}
      errorText={(message) => (t.isPlainKey(message) ? t(message) : message)}
      className="flex flex-col gap-4"
      onSubmit={onSubmit}
    >
      <TextField
        name="username"
        label={t('username')}
        placeholder={t('usernamePlaceholder')}
        autoComplete="username"
        inputMode="tel"
      />
      <PasswordField name="password" label={t('password')} autoComplete="current-password" />
      <Checkbox name="rememberMe">{t('rememberMe')}</Checkbox>
      <Button type="submit" size="lg" isFullWidth isPending={isPending}>
        {t('signIn')}
      </Button>
    </Form>
  );
}
