import { SharedStream, useStream } from '@wealth/stream';
import { defineDialog, modals, type DialogContentProps } from '@wealth/ui/modal';
import { useCallback } from 'react';
import type { AlertTarget } from './alertTarget.ts';

/** CSS pixels. */
const width = 480;
const height = 520;

/** Opens the dialog in which an alert is set or changed. The same function between renders. */
export function useSetAlert(): (target: AlertTarget) => void {
  const stream = useStream();
  return useCallback(
    (target) => {
      const dialog = defineDialog({
        title: target.alert ? 'parts.changeAlert' : 'parts.setAlert',
        namespaces: ['parts'],
        width,
        height,
        async load() {
          const { AlertEditor } = await import('./AlertEditor.tsx');
          // A dialog is drawn outside of the page, which has the stream.
          return function AlertDialog({ close }: DialogContentProps) {
            return (
              <SharedStream stream={stream}>
                <AlertEditor target={target} close={close} />
              </SharedStream>
            );
          };
        },
      });
      modals.openDialog(dialog);
    },
    [stream],
  );
}
