import { typeInto } from '@wealth/ui/form';

interface TypedField {
  element: HTMLInputElement;
  value: string;
  /** Characters from the start; null where the field has no caret. */
  selection: readonly [start: number, end: number] | null;
}

function read(element: HTMLInputElement): TypedField {
  const { value, selectionStart, selectionEnd } = element;
  const hasCaret = selectionStart !== null && selectionEnd !== null;
  return { element, value, selection: hasCaret ? [selectionStart, selectionEnd] : null };
}

function fieldNamed(root: HTMLElement, name: string): HTMLInputElement | null {
  const fields = [...root.querySelectorAll('input')];
  return fields.find((field) => field.name === name && !field.disabled) ?? null;
}

/** Whether Enter was the last key, which public/theme.js has watched from the first one on; it need not any more. */
function wasEntered(): boolean {
  const { documentElement } = document;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- Two scripts have only this name for it.
  documentElement.onkeydown = null;
  return documentElement.hasAttribute('data-entered');
}

/** Puts focus and caret where they were. @returns the field that has them now. */
function goOnIn(root: HTMLElement, { element, selection }: TypedField): HTMLInputElement | null {
  const target = fieldNamed(root, element.name);
  target?.focus({ preventScroll: true });
  if (selection) target?.setSelectionRange(...selection);
  return target;
}

/**
 * Follows what is typed into the drawn page, by a person or by the browser's own memory, until the app takes its place.
 *
 * @returns a function that types it into the fields of the same names, puts focus and caret back, and sends the form
 *   when the last key was Enter; called once the app stands there.
 */
export function followTyping(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll('input')].filter(({ name, disabled }) => name !== '' && !disabled);
  let focused = fields.find((field) => field === document.activeElement) ?? null;
  for (const field of fields) {
    field.addEventListener('focus', () => {
      focused = field;
    });
    field.addEventListener('blur', () => {
      // Not when the field goes away with the page around it.
      queueMicrotask(() => {
        if (field.isConnected && focused === field) focused = null;
      });
    });
  }

  return () => {
    for (const { element, value } of fields.map(read)) {
      const target = fieldNamed(root, element.name);
      if (target && value !== '' && target.value === '') typeInto(target, value);
    }
    const field = focused && goOnIn(root, read(focused));
    if (wasEntered()) field?.form?.requestSubmit();
  };
}
