import { isMobile, normaliseMobile } from '@wealth/domain';
import { messageRefs } from '@wealth/i18n-locale';
import * as z from 'zod/mini';

const key = messageRefs('auth');

/** The mobile of the forms that know only mobiles. The messages are keys of the catalogue. */
export const mobileSchema = z.string().check(
  z.minLength(1, key('mobileRequired')),
  z.refine((typed) => isMobile(normaliseMobile(typed)), key('mobileInvalid')),
);
