import { useGetSessions, useSignOutSession } from '@wealth/api-sdk/auth';
import type { SignedInSession } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Badge } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { confirm } from '@wealth/ui/confirm';
import { GlobeIcon, SuccessIcon } from '@wealth/ui/icon';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { toasts } from '@wealth/ui/toast';
import { useThisDevice } from './useThisDevice.ts';

interface DeviceRowProps {
  session: SignedInSession;
  isPending: boolean;
  onSignOut: () => void;
}

function DeviceRow({ session, isPending, onSignOut }: DeviceRowProps) {
  const t = useMessages('profile');
  const formats = useFormats();
  const { device, current, created_at, last_seen_at } = session;
  return (
    <li
      className="flex items-center gap-3 border-b border-border px-card py-3 last:border-b-0"
      aria-current={current || undefined}
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-surface-sunken text-fg-muted">
        <GlobeIcon size="sm" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <div className="min-w-0">
          <div className="font-medium wrap-anywhere">{device}</div>
          <div className="text-caption text-fg-muted">
            {t('deviceSince', { time: formats.dateTime(created_at) })}
          </div>
          {current && <ThisDeviceLines />}
          {!current && (
            <div className="text-caption text-fg-muted">
              {t('deviceSeen', { time: formats.dateTime(last_seen_at) })}
            </div>
          )}
        </div>
        {current ? (
          <Badge tone="positive" icon={<SuccessIcon size="xs" />}>
            {t('deviceActive')}
          </Badge>
        ) : (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('deviceSignOutOf', { device })}
            isPending={isPending}
            onPress={onSignOut}
          >
            {t('deviceSignOut')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What only this page itself can tell of the device that it is on. */
function ThisDeviceLines() {
  const t = useMessages('profile');
  const device = useThisDevice();
  if (!device) return null;
  const { os, type, isIncognito } = device;
  const kind = type === 'mobile' ? t('deviceMobile') : t('deviceDesktop');
  return (
    <>
      <div className="text-caption text-fg-muted">{os === null ? kind : t('deviceKind', { kind, os })}</div>
      {isIncognito === true && <div className="text-caption text-fg-muted">{t('devicePrivate')}</div>}
    </>
  );
}

/** Where the client is signed in, this browser first. */
export function DevicesCard() {
  const t = useMessages('profile');
  const query = useGetSessions();
  // A refusal too: a device that is not there any more leaves the list.
  const signOut = useSignOutSession({ mutation: { onSettled: () => void query.refetch() } });

  async function askToSignOut({ id, device }: SignedInSession) {
    const isSure = await confirm({
      title: t('deviceSignOutTitle'),
      message: t('deviceSignOutQuestion', { device }),
      confirmText: t('deviceSignOut'),
    });
    if (!isSure) return;
    try {
      // Not `mutate`, which forgets who asked first as soon as a second one is asked for.
      await signOut.mutateAsync({ id });
    } catch {
      // The cache of mutations has told it.
      return;
    }
    toasts.show({ type: 'success', title: t('deviceSignedOut', { device }) });
  }

  return (
    <Card
      title={t('devices')}
      isFlush
      state={cardStateOf(query, {
        failedTitle: t('devicesFailedTitle'),
        failedText: t('devicesFailedText'),
        skeleton: <SkeletonRows rows={2} />,
      })}
    >
      <ul aria-label={t('devices')}>
        {query.data?.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            isPending={signOut.isPending && signOut.variables.id === session.id}
            onSignOut={() => void askToSignOut(session)}
          />
        ))}
      </ul>
    </Card>
  );
}
