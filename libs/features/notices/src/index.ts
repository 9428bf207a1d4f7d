export { allNoticesDialog } from './dialogs/all-notices/allNoticesDialog.ts';
export { NoticesButton } from './bell/NoticesButton.tsx';
