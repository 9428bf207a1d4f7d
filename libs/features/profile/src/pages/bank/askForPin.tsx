import { modals } from '@wealth/ui/modal';
import { PinDialog } from './PinDialog.tsx';

/** CSS pixels, as the confirm dialog. */
const width = 400;

/** Opens the dialog of the trading PIN; resolves with false when it is closed without a good one. */
export function askForPin({ title }: { title: string }): Promise<boolean> {
  return new Promise((resolve) => {
    let isVerified = false;
    modals.open({
      title,
      width,
      content: ({ close }) => (
        <PinDialog
          onVerified={() => {
            isVerified = true;
            close();
          }}
        />
      ),
      onClose: () => resolve(isVerified),
    });
  });
}
