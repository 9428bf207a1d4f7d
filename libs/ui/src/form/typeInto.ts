type TextControl = HTMLInputElement | HTMLTextAreaElement;

function nativeValue(field: TextControl) {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  return Object.getOwnPropertyDescriptor(prototype.prototype, 'value');
}

/** Puts a text into a field as typing does: React keeps a value of its own and hears of another one only so. */
export function typeInto(field: TextControl, value: string): void {
  // Emptied by the property that React watches, filled by the one that it does not: the event then tells of a change
  // even where the same text was put there before, without an event.
  field.value = '';
  nativeValue(field)?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
