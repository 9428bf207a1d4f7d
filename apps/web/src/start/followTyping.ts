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

/** What the drawn page was asked for, which public/theme.js has kept; it need not any more. */
function takeRequests() {
  const { documentElement } = document;
  // oxlint-disable unicorn/prefer-add-event-listener -- Two scripts have only these names for them.
  documentElement.onkeydown = null;
  documentElement.onsubmit = null;
  documentElement.onclick = null;
  // oxlint-enable unicorn/prefer-add-event-listener
  const isSent = documentElement.hasAttribute('data-entered');
  const opened = documentElement.getAttribute('data-pressed');
  documentElement.removeAttribute('data-entered');
  documentElement.removeAttribute('data-pressed');
  return { isSent, opened };
}

/** Presses the link that the drawn page has answered with an empty dialog; the focus returns to it. */
function press(root: HTMLElement, address: string): void {
  const link = [...root.querySelectorAll<HTMLElement>('a[data-opens-above]')].find(
    (candidate) => candidate.getAttribute('href') === address,
  );
  link?.focus({ preventScroll: true });
  link?.click();
}

/** Puts focus and caret where they were. */
function goOnIn(root: HTMLElement, { element, selection }: TypedField): void {
  const target = fieldNamed(root, element.name);
  target?.focus({ preventScroll: true });
  if (selection) target?.setSelectionRange(...selection);
}

/**
 * Follows what is typed into the drawn page, by a person or by the browser's own memory, until the app takes its place.
 *
 * @returns a function that types it into the fields of the same names, puts focus and caret back, and does what the page
 *   was asked for: sends the form, or opens a dialog; called once the app stands there.
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
    if (focused) goOnIn(root, read(focused));
    const { isSent, opened } = takeRequests();
    if (isSent) root.querySelector('form')?.requestSubmit();
    if (opened !== null) press(root, opened);
  };
}
