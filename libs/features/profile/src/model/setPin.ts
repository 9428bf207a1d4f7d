import type { PasswordVerifyBody, PinBody } from '@wealth/api-sdk/model';
import { hashSecret } from '@wealth/api-sdk/secret';
import { messageRefs } from '@wealth/i18n-locale';
import * as z from 'zod/mini';

const key = messageRefs('profile');

/** What step 1 of "Set PIN" asks for. The message is a key of the catalogue. */
export const passwordCheckSchema = z.object({
  password: z.string().check(z.minLength(1, key('passwordRequired'))),
});

export type PasswordCheckValues = z.infer<typeof passwordCheckSchema>;

export function toPasswordVerifyBody({ password }: PasswordCheckValues): PasswordVerifyBody {
  return { password: hashSecret(password) };
}

/** @param pin - Six digits. */
export function toPinBody(pin: string): PinBody {
  return { pin: hashSecret(pin) };
}
