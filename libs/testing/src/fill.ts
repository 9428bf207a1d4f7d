import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Puts a text into an empty field at once, as by pasting: by keys, a form is drawn again for each of them. Where keys are the
 * matter, a test types.
 */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await user.paste(text);
}
