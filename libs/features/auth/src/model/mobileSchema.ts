import { isMobile, normaliseMobile } from '@wealth/domain';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import * as z from 'zod/mini';

const required: PlainMessageKey<'auth'> = 'mobileRequired';
const invalid: PlainMessageKey<'auth'> = 'mobileInvalid';

/** The mobile of the forms that know only mobiles, product.md §5. The messages are keys of the catalogue. */
export const mobileSchema = z.string().check(
  z.minLength(1, required),
  z.refine((typed) => isMobile(normaliseMobile(typed)), invalid),
);
