import type { SignedInSession } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Badge } from '@wealth/ui/badge';
import { Button } from '@wealth/ui/button';
import { IconRow, RowText } from '@wealth/ui/data-list';
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

/** With what only this page itself can tell of the device that it is on. */
function ThisDeviceText({ device: name }: { device: string }) {
  const t = useMessages('profile');
  const device = useThisDevice();
  const kind = device?.type === 'mobile' ? t('deviceMobile') : t('deviceDesktop');
  return (
    <RowText title={t('deviceThis')}>
      <div>{device ? t('deviceKind', { device: name, kind }) : name}</div>
      {device?.isIncognito === true && <div>{t('devicePrivate')}</div>}
    </RowText>
  );
}

/** One device: what it is, when it was last seen, and the way to sign it out; of this browser, that it is this one. */
export function DeviceRow({ ref, session, isPending, onSignOut }: DeviceRowProps) {
  const t = useMessages('profile');
  const formats = useFormats();
  const { device, current, last_seen_at } = session;
  return (
    <IconRow
      ref={ref}
      tabIndex={-1}
      data-session={session.id}
      aria-current={current || undefined}
      icon={deviceKindOf(device) === 'mobile' ? <SmartphoneIcon size="sm" /> : <ComputerIcon size="sm" />}
      trailing={
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
      }
    >
      {current ? (
        <ThisDeviceText device={device} />
      ) : (
        <RowText title={device}>{t('deviceSeen', { time: formats.dateTime(last_seen_at) })}</RowText>
      )}
    </IconRow>
  );
}
