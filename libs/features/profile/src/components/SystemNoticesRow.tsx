import { useMessages } from '@wealth/i18n-locale-react';
import { usePreference } from '@wealth/preferences';
import { Switch } from '@wealth/ui/switch';
import { useState } from 'react';

type Permission = NotificationPermission | 'absent';

function permissionNow(): Permission {
  return 'Notification' in globalThis ? Notification.permission : 'absent';
}

const hints = {
  absent: 'systemNoticesAbsent',
  denied: 'systemNoticesDenied',
  default: 'systemNoticesHint',
  granted: 'systemNoticesHint',
} as const;

/** Whether the system shows what comes while the page is not in front. The browser is asked here and nowhere else. */
export function SystemNoticesRow() {
  const t = useMessages('profile');
  const [areWanted, setWanted] = usePreference('systemNotices');
  const [permission, setPermission] = useState(permissionNow);

  async function change(isOn: boolean) {
    if (isOn) await Notification.requestPermission();
    const answer = permissionNow();
    setPermission(answer);
    setWanted(isOn && answer === 'granted');
  }

  return (
    <div className="py-3">
      <Switch
        layout="row"
        label={t('systemNotices')}
        description={t(hints[permission])}
        isSelected={areWanted && permission === 'granted'}
        isDisabled={permission === 'absent'}
        onChange={(isOn) => void change(isOn)}
      />
    </div>
  );
}
