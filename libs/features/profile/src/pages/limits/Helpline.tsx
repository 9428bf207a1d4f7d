import { useMessages } from '@wealth/i18n-locale-react';
import { PhoneIcon } from '@wealth/ui/icon';
import { Note } from '@wealth/ui/note';

/** Tele-MANAS, the helpline of the Ministry of Health for the mind: free of charge, at any hour; as of November 2026. */
const number = '14416';

/** Whom to call when the limits of one's own are not enough. */
export function Helpline() {
  const t = useMessages('profile');
  return (
    <Note icon={<PhoneIcon size="sm" />}>
      {t('limitHelp')}{' '}
      <a href={`tel:${number}`} className="font-medium text-fg underline underline-offset-4">
        {number}
      </a>
    </Note>
  );
}
