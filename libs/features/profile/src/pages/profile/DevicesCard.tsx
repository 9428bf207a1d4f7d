import { useGetSessions, useSignOutOtherSessions, useSignOutSession } from '@wealth/api-sdk/auth';
import type { SignedInSession } from '@wealth/api-sdk/model';
import { devicesSectionId } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Card, cardStateOf } from '@wealth/ui/card';
import { confirm } from '@wealth/ui/confirm';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { toasts } from '@wealth/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { inOrder } from '../../model/deviceKind.ts';
import { DeviceRow } from './DeviceRow.tsx';

/** Rows before the rest is asked for. */
const shownAtFirst = 5;

/** Where the client is signed in, this browser first. */
export function DevicesCard() {
  const t = useMessages('profile');
  const formats = useFormats();
  const query = useGetSessions();
  const signOut = useSignOutSession();
  const signOutOthers = useSignOutOtherSessions();
  const [isAll, setIsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const firstOfRest = useRef<HTMLLIElement>(null);
  const sessions = inOrder(query.data ?? []);
  const shown = isAll ? sessions : sessions.slice(0, shownAtFirst);

  // The button that showed the rest is gone.
  useEffect(() => {
    if (isAll) firstOfRest.current?.focus();
  }, [isAll]);

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
    // Its row goes away, and would take the focus with it; the client may be elsewhere by now.
    const row = document.activeElement?.closest<HTMLElement>('[data-session]');
    if (row?.dataset['session'] === id) list.current?.focus();
  }

  async function askToSignOutOthers() {
    const isSure = await confirm({
      title: t('deviceOthersTitle'),
      message: t('deviceOthersQuestion', { count: sessions.length - 1 }),
      confirmText: t('deviceOthers'),
    });
    if (!isSure) return;
    signOutOthers.mutate(undefined, {
      onSuccess: () => {
        toasts.show({ type: 'success', title: t('deviceOthersSignedOut') });
        // With the others the button goes away that has the focus.
        list.current?.focus();
      },
    });
  }

  return (
    <div id={devicesSectionId} className="scroll-mt-20">
      <Card
        title={t('devices')}
        action={
          sessions.length > 1 && (
            <Button
              variant="ghost"
              size="sm"
              isPending={signOutOthers.isPending}
              onPress={() => void askToSignOutOthers()}
            >
              {t('deviceOthers')}
            </Button>
          )
        }
        isFlush
        state={cardStateOf(query, {
          failedTitle: t('devicesFailedTitle'),
          failedText: t('devicesFailedText'),
          skeleton: <SkeletonRows rows={2} />,
        })}
      >
        <ul ref={list} tabIndex={-1} aria-label={t('devices')} className="focus-visible:-outline-offset-2">
          {shown.map((session, index) => (
            <DeviceRow
              key={session.id}
              ref={index === shownAtFirst ? firstOfRest : undefined}
              session={session}
              isPending={signOut.isPending && signOut.variables.id === session.id}
              onSignOut={() => void askToSignOut(session)}
            />
          ))}
        </ul>
        {shown.length < sessions.length && (
          <div className="border-t border-border p-2">
            <Button variant="ghost" isFullWidth onPress={() => setIsAll(true)}>
              {t('deviceShowAll', { count: formats.quantity(sessions.length) })}
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}
