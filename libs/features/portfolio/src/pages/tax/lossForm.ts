import { fromWire, isPaise, toWire, type Paise } from '@wealth/domain';
import type { TaxLossBody, TaxLossYear } from '@wealth/api-sdk/model';
import { messageRefs } from '@wealth/i18n-locale';
import * as z from 'zod/mini';

const key = messageRefs('tax');

/** As the description of the API has it. */
const largest = fromWire(1_000_000_000_000);

/** An amount in paise; an empty field is none. */
const amount = z
  .nullable(z.int())
  .check(z.refine((paise) => paise === null || paise <= largest, key('lossTooLarge')));

export const lossSchema = z.object({
  shortTerm: amount,
  longTerm: amount,
  filed: z.enum(['yes', 'no', 'unknown']),
});

export type LossValues = z.infer<typeof lossSchema>;

const filedOf = (isFiled: boolean | null) => (isFiled === null ? 'unknown' : isFiled ? 'yes' : 'no');

/** What is kept of the year, as the form has it. */
export function lossValuesOf({ own, is_filed: isFiled }: TaxLossYear): LossValues {
  return {
    shortTerm: own ? fromWire(own.short_term) : null,
    longTerm: own ? fromWire(own.long_term) : null,
    filed: filedOf(isFiled),
  };
}

const rupeesOf = (paise: number | null): number => {
  const whole: Paise | null = paise !== null && isPaise(paise) ? paise : null;
  return whole === null ? 0 : toWire(whole);
};

export function lossBodyOf({ shortTerm, longTerm, filed }: LossValues): TaxLossBody {
  return {
    short_term: rupeesOf(shortTerm),
    long_term: rupeesOf(longTerm),
    is_filed: filed === 'unknown' ? null : filed === 'yes',
  };
}
