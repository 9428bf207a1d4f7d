import type { CodeBody, ResetPasswordBody } from '@wealth/api-sdk/model';
import { hashSecret } from '@wealth/api-sdk/secret';
import { isRepeated, normaliseMobile, passwordMinimum, toIdentifier } from '@wealth/domain';
import { messageRefs } from '@wealth/i18n-locale';
import * as z from 'zod/mini';
import { mobileSchema } from './mobileSchema.ts';

const key = messageRefs('auth');

/** What step 1 of "Forgot Password" asks for. The messages are keys of the catalogue. */
export const verificationSchema = z.object({
  mobile: mobileSchema,
  code: z.string().check(z.minLength(1, key('verificationCodeRequired'))),
});

export type VerificationValues = z.infer<typeof verificationSchema>;

export const emptyVerification: VerificationValues = { mobile: '', code: '' };

/** Step 2. An empty new password is one that is too short: the specification has no other text for it. */
export const newPasswordSchema = z
  .object({
    password: z.string().check(z.minLength(passwordMinimum, key('newPasswordMinimum'))),
    confirmPassword: z.string().check(z.minLength(1, key('confirmNewPasswordRequired'))),
  })
  .check(
    z.refine(({ password, confirmPassword }) => isRepeated(password, confirmPassword), {
      error: key('passwordsMustMatch'),
      path: ['confirmPassword'],
    }),
  );

export type NewPasswordValues = z.infer<typeof newPasswordSchema>;

export const emptyNewPassword: NewPasswordValues = { password: '', confirmPassword: '' };

/** Asks for a code, which goes to the client's advisor. */
export function toSendBody(mobile: string): CodeBody {
  return { identifier: toIdentifier(mobile) };
}

/** A code that was copied in groups ("123 456") is the code without the spaces. */
export function toVerifyBody({ mobile, code }: VerificationValues): CodeBody {
  return { identifier: toIdentifier(mobile), code: code.replaceAll(/\s+/g, '') };
}

/** The user name is the mobile; the password goes hashed. */
export function toResetBody(mobile: string, { password }: NewPasswordValues): ResetPasswordBody {
  return { username: normaliseMobile(mobile), password: hashSecret(password) };
}
