import { parseInstrumentId, type InstrumentRef } from '@wealth/domain';

const symbolSelector = '[data-instrument]';
const rowSelector = '[role="row"], tr, li';
/** Letters that are pressed there are typed, or look for an option. */
const typedSelector = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]';
const ownKeysSelector = `${typedSelector}, [role="dialog"]`;

/** A symbol on the page. */
export interface SymbolPlace {
  instrument: InstrumentRef;
  /** Where its menu opens for who has no pointer, and where the focus comes back to. */
  element: HTMLElement;
}

/**
 * The symbol that an event is about: the one that it happened on, or the one of the row around.
 *
 * @param page - What the symbols stand in. A menu or dialog that was opened from there lies elsewhere on the page, though
 *   React brings its events along.
 */
export function instrumentAt(target: EventTarget, page: HTMLElement | null): SymbolPlace | null {
  if (!(target instanceof Element) || !page?.contains(target)) return null;
  const element =
    target.closest<HTMLElement>(symbolSelector) ??
    target.closest(rowSelector)?.querySelector<HTMLElement>(symbolSelector);
  const instrument = parseInstrumentId(element?.dataset['instrument'] ?? '');
  return element && instrument ? { instrument, element } : null;
}

/** Whether a letter that is pressed there is written, or looks for an option. */
export function isTypedInto(target: Element): boolean {
  return target.closest(typedSelector) !== null;
}

/** Whether the keys that are pressed there have another meaning. */
export function hasOwnKeys(target: EventTarget): boolean {
  return target instanceof Element && target.closest(ownKeysSelector) !== null;
}
