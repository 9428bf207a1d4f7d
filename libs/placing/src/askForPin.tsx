import { modals } from '@wealth/ui/modal';
import { PinDialog } from './PinDialog.tsx';

/** CSS pixels, as the confirm dialog. */
const width = 400;

export interface PinQuestion {
  title: string;
  /** What the PIN confirms, as in "Add bank account ••••1414". */
  purpose?: string;
}

/** Opens the dialog of the trading PIN; resolves with false when it is closed without a good one. */
export function askForPin({ title, purpose }: PinQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    let isVerified = false;
    modals.open({
      title,
      width,
      content: ({ close }) => (
        <PinDialog
          purpose={purpose}
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
