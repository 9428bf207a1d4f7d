import type { CheckedOrder, OrderFault } from '@wealth/domain';
import type { TicketChange } from '../model/changeTicket.ts';
import { nearestText } from '../../core/checks/nearestText.ts';
import type { TicketWords } from '../../core/words/useTicketWords.ts';

/** A button that changes what was typed, and says all that it changes. */
export interface Suggestion {
  text: string;
  change: TicketChange;
}

export interface SuggestionContext {
  words: TicketWords;
  order: CheckedOrder;
  /** Units that can be sold now; null while not known. */
  sellable: number | null;
}

/** More than one order may hold goes in several, one after the other. */
function sliceOf(fault: OrderFault, { words: { t }, order: { quantity } }: SuggestionContext): Suggestion[] {
  if (fault.code !== 'aboveFreeze' || quantity === null || fault.figures.slice <= 0) return [];
  const { slice, sliceCount } = fault.figures;
  const text = sliceCount === 2 ? t('splitInTwo') : t('splitInto', { count: String(sliceCount) });
  return [{ text, change: { kind: 'slice', quantity: slice, following: quantity - slice } }];
}

function nearestOf(fault: OrderFault, { words, order }: SuggestionContext): Suggestion[] {
  const { nearest } = fault;
  // A quantity that nobody has thought of is no suggestion.
  const text = fault.code === 'required' ? null : nearestText(fault, { words, order });
  return nearest && text !== null ? [{ text, change: { kind: 'nearest', nearest } }] : [];
}

/** A sale also passes that sells all that can be sold; a purchase sells nothing. */
function sellAllOf(
  { code, nearest }: OrderFault,
  { words, order, sellable }: SuggestionContext,
): Suggestion[] {
  if (code !== 'belowMinimum' || order.side !== 'SELL' || sellable === null || sellable <= 0) return [];
  if (nearest?.quantity === sellable) return [];
  return [{ text: words.t('sellAll'), change: { kind: 'nearest', nearest: { quantity: sellable } } }];
}

/** Every change of the order itself that removes a fault. */
export function suggestionsOf(fault: OrderFault, context: SuggestionContext): Suggestion[] {
  return [...sliceOf(fault, context), ...nearestOf(fault, context), ...sellAllOf(fault, context)];
}
