import { zodResolver } from '@hookform/resolvers/zod';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import * as z from 'zod/mini';
import type { LoginValues } from './login.ts';

const required = (key: PlainMessageKey<'login'>) => z.minLength(1, key);

/** Product.md §5 "Login". The messages are keys of the catalogue. */
export const loginSchema: z.ZodMiniType<LoginValues, LoginValues> = z.object({
  username: z.string().check(required('usernameRequired')),
  password: z.string().check(required('passwordRequired')),
  rememberMe: z.boolean(),
});

export const loginResolver = zodResolver(loginSchema);
