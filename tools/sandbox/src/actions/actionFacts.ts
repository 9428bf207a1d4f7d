import { fromPaise, isCalendarDay, noMoney, type CalendarDay, type Paise } from '@wealth/domain';
import * as z from 'zod/mini';

const day = z.custom<CalendarDay>((value) => typeof value === 'string' && isCalendarDay(value));
const money = z.custom<Paise>((value) => Number.isSafeInteger(value));
const share = z.object({ market: z.enum(['NSE', 'BSE']), symbol: z.string(), isin: z.string() });
const ratioSchema = z.object({ before: z.number(), after: z.number() });

/** Shares at a price: what stands before an action, or after it. */
const sideSchema = z.object({ share, quantity: z.number(), cost: money, price: money });

const lotSchema = z.object({
  id: z.number(),
  isin: z.string(),
  origin: z.enum(['trade', 'allotment', 'bonus', 'split', 'merger', 'demerger', 'broughtIn']),
  boughtOn: day,
  quantity: z.number(),
  cost: money,
  sellableFrom: day,
});

/** What an action of a company was for one client, and what is to come of it. */
const factsSchema = z.object({
  recordDate: day,
  ratio: z.nullable(ratioSchema),
  /** Of a dividend, or what a right share costs. */
  perShare: z.nullable(money),
  /** Hundredths of a percent of the cost that a demerger moves. */
  costShare: z.nullable(z.number()),
  entitled: z.number(),
  before: sideSchema,
  after: z.array(sideSchema),
  /** New shares that are in transit at first. */
  given: z.number(),
  allottedOn: z.nullable(day),
  tradableFrom: z.nullable(day),
  listedOn: z.nullable(day),
  fraction: z.nullable(
    z.object({
      numerator: z.number(),
      denominator: z.number(),
      cost: money,
      /** Of the purchase; nothing of what a company gives. */
      charges: z._default(money, noMoney),
      transactionTax: z._default(money, noMoney),
      /** When the shares were bought that it comes of; null of what a company gives. */
      boughtOn: z._default(z.nullable(day), null),
      amount: money,
      expectedOn: day,
      paidOn: z.nullable(day),
    }),
  ),
  rights: z.nullable(
    z.object({ isin: z.string(), symbol: z.string(), quantity: z.number(), opensOn: day, closesOn: day }),
  ),
  dividend: z.nullable(
    z.object({
      expectedOn: day,
      missingOn: day,
      paidOn: z.nullable(day),
      deducted: money,
      /** Whether the registrar does not pay it when it should. */
      isWithheld: z.boolean(),
      account: z.nullable(z.object({ bank_name: z.string(), masked_number: z.string() })),
    }),
  ),
  lotsBefore: z.array(lotSchema),
  lotsAfter: z.array(lotSchema),
  steps: z.array(
    z.object({
      code: z.enum([
        'ex_date',
        'allotted',
        'tradable',
        'listed',
        'window_opened',
        'window_closed',
        'payment_expected',
        'paid',
        'missing',
        'fraction_expected',
        'fraction_paid',
      ]),
      at: z.number(),
      isDone: z.boolean(),
    }),
  ),
});

export type ActionFacts = z.infer<typeof factsSchema>;
export type ActionSide = z.infer<typeof sideSchema>;
export type ActionLot = z.infer<typeof lotSchema>;
export type ActionShare = z.infer<typeof share>;
export type ActionStep = ActionFacts['steps'][number];

/** @throws As the schema refuses what this version did not write. */
export function readFacts(text: string): ActionFacts {
  return z.parse(factsSchema, JSON.parse(text));
}

/** When the next step of an action is due; null once it has ended. */
export function dueOf({ steps }: Pick<ActionFacts, 'steps'>): number | null {
  const open = steps.filter(({ isDone }) => !isDone).map(({ at }) => at);
  return open.length === 0 ? null : Math.min(...open);
}

/** Rupees a share to the paisa, of a price that is no whole number of paise. */
export const roundedPaise = (price: number): Paise => fromPaise(Math.round(price));
