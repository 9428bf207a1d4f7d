import type { InstrumentRef } from '@wealth/domain';
import { defineDialog, modals } from '@wealth/ui/modal';

/** Opens the client's lists with a tick for each that holds the instrument. */
export function openWatchDialog(instrument: InstrumentRef): void {
  const dialog = defineDialog({
    title: 'parts.addToList',
    namespaces: ['parts'],
    width: 400,
    height: 320,
    async load() {
      const { WatchDialog } = await import('./WatchDialog.tsx');
      return function OneWatchDialog() {
        return <WatchDialog instrument={instrument} />;
      };
    },
  });
  modals.openDialog(dialog);
}
