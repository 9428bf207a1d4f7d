import { useMessages } from '@wealth/i18n-locale-react';
import { useSession } from '@wealth/session';
import { Button } from '@wealth/ui/button';
import { useNow } from '@wealth/ui/clock';
import { modals } from '@wealth/ui/modal';
import { useEffect, useSyncExternalStore } from 'react';

/** At 28 minutes without activity a dialog counts down; at 30 the session ends. Only "Stay signed in" closes it. */
export function IdleDialog() {
  const t = useMessages('frame');
  const { idle } = useSession();
  const state = useSyncExternalStore(idle.subscribe, idle.state);
  const endsAt = state.kind === 'countdown' ? state.endsAt : null;

  useEffect(() => {
    if (endsAt === null) return undefined;
    const id = modals.open({
      title: t('idleTitle'),
      content: <Countdown endsAt={endsAt} />,
      width: 400,
      role: 'alertdialog',
      hold: true,
      hasCloseButton: false,
    });
    return () => modals.close(id, { force: true });
  }, [endsAt, t]);

  return null;
}

function Countdown({ endsAt }: { endsAt: number }) {
  const t = useMessages('frame');
  const { idle } = useSession();
  const now = useNow({ clock: idle.now });
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));

  return (
    <div className="flex flex-col gap-5">
      {/* Read once when the dialog opens; a word every second would be noise. */}
      <p role="timer" aria-live="off" className="text-fg-muted">
        {t('idleCountdown', { seconds })}
      </p>
      <Button autoFocus isFullWidth onPress={idle.stay}>
        {t('staySignedIn')}
      </Button>
    </div>
  );
}
