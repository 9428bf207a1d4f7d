import { typeInto } from './typeInto.ts';

const typedIn = new Set(['text', 'tel', 'email', 'url', 'search', 'password']);

function isTypedIn(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return !field.disabled && !field.readOnly;
  return field instanceof HTMLInputElement && typedIn.has(field.type) && !field.disabled && !field.readOnly;
}

/**
 * Takes over what a password manager has put into the fields of a form without an event. React writes the value that it
 * knows into the attribute as well, so one that differs was put there by somebody else; the next drawing would wipe it.
 */
export function adoptValues(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (isTypedIn(field) && field.value !== field.defaultValue) typeInto(field, field.value);
  }
}
