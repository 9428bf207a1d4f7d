import { toIstIso } from '@wealth/domain';
import { handle } from '../../dispatch/handle.ts';
import { done, ok, refusals } from '../../http/answer.ts';
import type { Services } from '../../services/services.ts';

function getSessions({ sessions }: Services) {
  return handle('getSessions', ({ client, bearer }) =>
    ok(
      sessions.live(client.id, bearer.familyId).map(({ id, device, created_at, last_seen_at }) => ({
        id,
        device,
        created_at: toIstIso(created_at),
        last_seen_at: toIstIso(last_seen_at),
        current: id === bearer.familyId,
      })),
    ),
  );
}

function signOutSession({ sessions }: Services) {
  return handle('signOutSession', ({ client, bearer, path }) => {
    if (!sessions.isLive(client.id, bearer.familyId, path.id)) return refusals.notFound();
    sessions.endFamily(path.id, bearer.familyId);
    return done();
  });
}

function signOutOtherSessions({ sessions }: Services) {
  return handle('signOutOtherSessions', ({ client, bearer }) => {
    sessions.endOthersOf(client.id, bearer.familyId);
    return done();
  });
}

/** Operations on the devices that are signed in. */
export function deviceOperations(services: Services) {
  return {
    getSessions: getSessions(services),
    signOutSession: signOutSession(services),
    signOutOtherSessions: signOutOtherSessions(services),
  };
}
