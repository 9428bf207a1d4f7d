import { defineDialog, modals } from '@wealth/ui/modal';

const keysDialog = defineDialog({
  title: 'parts.symbolKeys',
  namespaces: ['parts'],
  width: 400,
  height: 240,
  load: async () => (await import('./KeysDialog.tsx')).KeysDialog,
});

/** Shows the keys that act on a symbol. */
export function openKeysDialog(): void {
  modals.openDialog(keysDialog);
}
