import type { LoginBody } from '@wealth/api-sdk/model';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import * as z from 'zod/mini';
import { isMobile, normaliseMobile } from './mobile.ts';
import { hashSecret } from './secret.ts';

const required = (key: PlainMessageKey<'auth'>) => z.minLength(1, key);

/** Product.md §5 "Login". The messages are keys of the catalogue. */
export const loginSchema = z.object({
  username: z.string().check(required('usernameRequired')),
  password: z.string().check(required('passwordRequired')),
  rememberMe: z.boolean(),
});

export type LoginValues = z.infer<typeof loginSchema>;

export const emptyLogin: LoginValues = { username: '', password: '', rememberMe: false };

/** The ten digits of the mobile when that is what was typed, else the user name as typed; the password hashed. */
export function toLoginBody({ username, password }: LoginValues): LoginBody {
  const mobile = normaliseMobile(username);
  return { username: isMobile(mobile) ? mobile : username, password: hashSecret(password) };
}
