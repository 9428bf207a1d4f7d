import { defineDialog, modals } from '@wealth/ui/modal';

const keysDialog = defineDialog({
  title: 'parts.symbolKeys',
  namespaces: ['parts'],
  width: 480,
  height: 560,
  load: async () => (await import('./KeysDialog.tsx')).KeysDialog,
});

/** Shows the keys that act on a symbol, on a chart and everywhere. */
export function openKeysDialog(): void {
  modals.openDialog(keysDialog);
}
