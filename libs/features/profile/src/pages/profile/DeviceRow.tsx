import type { SignedInSession } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Badge } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { ComputerIcon, LogoutIcon, SmartphoneIcon, SuccessIcon } from '@wealth/ui/icon';
import type { Ref } from 'react';
import { deviceKindOf } from '../../model/deviceKind.ts';
import { useThisDevice } from './useThisDevice.ts';

export interface DeviceRowProps {
  /** Takes the focus of a control that goes away by showing it. */
  ref?: Ref<HTMLLIElement>;
  session: SignedInSession;
  isPending: boolean;
  onSignOut: () => void;
}

/** What only this page itself can tell of the device that it is on. */
function ThisDeviceLines({ device: name }: { device: string }) {
  const t = useMessages('profile');
  const device = useThisDevice();
  const kind = device?.type === 'mobile' ? t('deviceMobile') : t('deviceDesktop');
  return (
    <>
      <div className="text-caption wrap-anywhere text-fg-muted">
        {device ? t('deviceKind', { device: name, kind }) : name}
      </div>
      {device?.isIncognito === true && <div className="text-caption text-fg-muted">{t('devicePrivate')}</div>}
    </>
  );
}

/** One device: what it is, when it was last seen, and the way to sign it out; of this browser, that it is this one. */
export function DeviceRow({ ref, session, isPending, onSignOut }: DeviceRowProps) {
  const t = useMessages('profile');
  const formats = useFormats();
  const { device, current, last_seen_at } = session;
  return (
    <li
      ref={ref}
      tabIndex={-1}
      data-session={session.id}
      className="flex min-h-15.25 items-center gap-3 border-b border-border px-card py-2.5 last:border-b-0 focus-visible:-outline-offset-2"
      aria-current={current || undefined}
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-surface-sunken text-fg-muted">
        {deviceKindOf(device) === 'mobile' ? <SmartphoneIcon size="sm" /> : <ComputerIcon size="sm" />}
      </span>
      <div className="min-w-0 flex-1">
        <div className="font-medium wrap-anywhere">{current ? t('deviceThis') : device}</div>
        {current ? (
          <ThisDeviceLines device={device} />
        ) : (
          <div className="text-caption text-fg-muted">
            {t('deviceSeen', { time: formats.dateTime(last_seen_at) })}
          </div>
        )}
      </div>
      <div className="grid shrink-0 max-tablet:min-w-11">
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
            icon={
              <span className="tablet:hidden">
                <LogoutIcon size="sm" />
              </span>
            }
            onPress={onSignOut}
          >
            <span className="max-tablet:hidden">{t('deviceSignOut')}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
