import { applicationFaultText, type FaultFigures } from '../parts/applicationFaultText.ts';
import type { IssueWords } from '../parts/useIssueWords.ts';
import type { FormFault } from './applicationForm.ts';

const missingTexts = {
  quantity_required: 'faultQuantityRequired',
  price_required: 'faultPriceRequired',
  handle_required: 'faultHandleRequired',
} as const;

const isMissing = (code: string): code is keyof typeof missingTexts => Object.hasOwn(missingTexts, code);

/** What is wrong with what was typed, in the words of the client. */
export function formFaultText(
  fault: FormFault,
  context: { figures: FaultFigures; words: IssueWords },
): string {
  const { code } = fault;
  return isMissing(code) ? context.words.t(missingTexts[code]) : applicationFaultText(fault, context);
}
