import type { CalendarDay } from '@wealth/domain';
import { messageRefs } from '@wealth/i18n-locale';
import * as z from 'zod/mini';
import { isDateOfBirth, isOfAge } from './dateOfBirth.ts';
import { isKycMobile } from './mobileDigits.ts';

const key = messageRefs('kyc');

/** Characters, as the API description limits them. */
export const longestName = 200;

/**
 * The Base step. The messages are keys of the catalogue.
 *
 * @param today - The day in Asia/Kolkata at the moment of each check: a page may stay open over midnight.
 */
export function baseSchema(today: () => CalendarDay) {
  return z.object({
    fullName: z.string().check(z.trim(), z.minLength(1, key('fullNameRequired'))),
    dateOfBirth: z.string().check(
      z.trim(),
      z.minLength(1, key('dateOfBirthRequired')),
      z.refine(isDateOfBirth, key('dateOfBirthInvalid')),
      z.refine((text) => !isDateOfBirth(text) || isOfAge(text, today()), key('ageMinimum')),
    ),
    mobile: z.string().check(z.refine(isKycMobile, key('mobileInvalid'))),
  });
}

export type BaseValues = z.infer<ReturnType<typeof baseSchema>>;

export const emptyBase: BaseValues = { fullName: '', dateOfBirth: '', mobile: '' };
