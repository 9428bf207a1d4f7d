import * as z from 'zod';

const allowance = z.object({
  check: z.string(),
  path: z.string(),
  /** What stands there, exactly as the check prints it; without it the whole file is allowed. */
  what: z.optional(z.string()),
  reason: z.string().min(20, 'a reason is a sentence, not a word'),
});

export type Allowance = z.infer<typeof allowance>;

/**
 * Reads the list of findings that are right where they stand.
 *
 * @throws Error when an entry lacks its reason; whoever wrote the entry is at fault.
 */
export function parseAllowances(json: string): Allowance[] {
  return z.array(z.strictObject(allowance.shape)).parse(JSON.parse(json));
}
