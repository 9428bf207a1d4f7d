import { defineDialog } from '@wealth/ui/modal';

/** Everything that the server has kept, by day. */
export const allNoticesDialog = defineDialog({
  title: 'notices.title',
  // A line of text of a notice, with its icon and time.
  width: 640,
  load: async () => (await import('./AllNotices.tsx')).AllNotices,
});
