import { modals, type LazyDialogOptions } from '@wealth/ui/modal';

const loadAllNotices = async () => (await import('./AllNotices.tsx')).AllNotices;

/** Pixels: a line of text of a notice, with its icon and time. */
const dialogWidth = 640;

/** Everything that the server has kept, by day. */
export function openAllNotices(options: LazyDialogOptions & { title: string }): void {
  modals.openLazy({ ...options, width: dialogWidth, load: loadAllNotices });
}
