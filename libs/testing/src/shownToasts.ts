import { toasts } from '@wealth/ui/toast';

/** What the toasts say: type, title and second line. */
export function shownToasts() {
  return toasts.getSnapshot().toasts.map(({ type, title, description }) => [type, title, description]);
}
