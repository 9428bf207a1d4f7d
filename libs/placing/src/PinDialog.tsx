import { useMessages } from '@wealth/i18n-locale-react';
import { PinCheck } from './PinCheck.tsx';

export interface PinDialogProps {
  /** What the PIN confirms. */
  purpose?: string;
  /** The server has confirmed the PIN. */
  onVerified: () => void;
}

/** The trading PIN before something that needs it. */
export function PinDialog({ purpose, onVerified }: PinDialogProps) {
  const t = useMessages('parts');
  return (
    <div className="flex flex-col gap-4 pb-2">
      <div>
        {purpose !== undefined && <p className="font-medium wrap-anywhere">{purpose}</p>}
        <p className="text-fg-muted">{t('pinDialogText')}</p>
      </div>
      <PinCheck label={t('pinDialogLabel')} onVerified={onVerified} />
    </div>
  );
}
