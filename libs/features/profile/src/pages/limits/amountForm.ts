import { fromWire } from '@wealth/domain';
import { messageRefs } from '@wealth/i18n-locale';
import * as z from 'zod/mini';

const key = messageRefs('profile');

/** As the description of the API has it. */
export const largestLimit = fromWire(1_000_000_000);

/** An amount in paise; empty is said to be missing, for taking a limit away has a button of its own. */
export const amountSchema = z.object({
  amount: z.nullable(z.int()).check(
    z.refine((amount) => amount !== null && amount > 0, key('limitRequired')),
    z.refine((amount) => amount === null || amount <= largestLimit, key('limitTooLarge')),
  ),
});

export type AmountValues = z.infer<typeof amountSchema>;
