import type { RegisterBody } from '@wealth/api-sdk/model';
import { hashSecret } from '@wealth/api-sdk/secret';
import { isRepeated, normaliseMobile, passwordMinimum } from '@wealth/domain';
import { messageRefs } from '@wealth/i18n-locale';
import * as z from 'zod/mini';
import { mobileSchema } from './mobileSchema.ts';

const key = messageRefs('auth');

/** What registration asks for. The messages are keys of the catalogue. */
export const registrationSchema = z
  .object({
    mobile: mobileSchema,
    password: z
      .string()
      .check(z.minLength(1, key('passwordRequired')), z.minLength(passwordMinimum, key('passwordMinimum'))),
    confirmPassword: z.string().check(z.minLength(1, key('confirmPasswordRequired'))),
    invitationCode: z.string().check(z.minLength(1, key('invitationCodeRequired'))),
    hasAgreed: z.boolean().check(z.refine((hasAgreed) => hasAgreed, key('agreementRequired'))),
  })
  .check(
    z.refine(({ password, confirmPassword }) => isRepeated(password, confirmPassword), {
      error: key('passwordsMustMatch'),
      path: ['confirmPassword'],
    }),
  );

export type RegistrationValues = z.infer<typeof registrationSchema>;

export const emptyRegistration: RegistrationValues = {
  mobile: '',
  password: '',
  confirmPassword: '',
  invitationCode: '',
  hasAgreed: false,
};

/** The ten digits are the user name; the password goes hashed. */
export function toRegisterBody({ mobile, password, invitationCode }: RegistrationValues): RegisterBody {
  return {
    username: normaliseMobile(mobile),
    password: hashSecret(password),
    invite_code: invitationCode,
  };
}
