import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { emptyBase, type BaseValues } from './base.ts';
import { emptyDocument, type DocumentValues } from './document.ts';
import { kycSteps, type KycStep } from './kycSteps.ts';

/** What outlives the page: everything but the ID number, which is never stored. */
export interface KycDraft {
  step: KycStep;
  base: BaseValues;
  document: Omit<DocumentValues, 'idNumber'>;
}

export const emptyDraft: KycDraft = {
  step: 'agreement',
  base: emptyBase,
  document: { frontUrl: emptyDocument.frontUrl, backUrl: emptyDocument.backUrl },
};

const text = otherwise(z.string(), '');

const draftSchema = z.object({
  step: otherwise(z.enum(kycSteps), emptyDraft.step),
  base: otherwise(z.object({ fullName: text, dateOfBirth: text, mobile: text }), emptyDraft.base),
  document: otherwise(z.object({ frontUrl: text, backUrl: text }), emptyDraft.document),
});

/** Reads what storage holds, which anybody may have changed: what is not as it should be counts as not typed. */
export function readDraft(stored: unknown): KycDraft {
  const draft = z.safeParse(draftSchema, stored);
  return draft.success ? draft.data : emptyDraft;
}

/** The ID number waits in memory only, for a page that comes back within the same document (behind /error). */
const numberSchema = z.object({ client: z.string(), idNumber: z.string() });

/** The ID number that this client typed before in this document; empty for none. */
export function readIdNumber(kept: unknown, client: string): string {
  const number = z.safeParse(numberSchema, kept);
  return number.success && number.data.client === client ? number.data.idNumber : '';
}
