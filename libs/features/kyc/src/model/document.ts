import { messageRefs } from '@wealth/i18n-locale';
import * as z from 'zod/mini';

const key = messageRefs('kyc');

/** Characters, as the API description limits them. */
export const longestIdNumber = 64;

/** The ID step: the number and the addresses of both images are required. */
export const documentSchema = z.object({
  idNumber: z.string().check(z.trim(), z.minLength(1, key('idNumberRequired'))),
  frontUrl: z.string().check(z.minLength(1, key('idFrontRequired'))),
  backUrl: z.string().check(z.minLength(1, key('idBackRequired'))),
});

export type DocumentValues = z.infer<typeof documentSchema>;

export const emptyDocument: DocumentValues = { idNumber: '', frontUrl: '', backUrl: '' };
