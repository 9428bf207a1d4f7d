import { toIstIso } from '@wealth/domain';
import { ok, refusals } from '../../http/answer.ts';
import { clientOperation, nothing, type Operation } from '../../http/operation.ts';
import type { Services } from '../../services.ts';

function getSessions({ sessions }: Services): Operation {
  return clientOperation({
    id: 'getSessions',
    method: 'GET',
    path: '/auth/app/v1/sessions',
    access: 'client',
    body: nothing,
    query: nothing,
    handle: ({ client, bearer }) =>
      ok(
        sessions.live(client.id, bearer.familyId).map(({ id, device, created_at, last_seen_at }) => ({
          id,
          device,
          created_at: toIstIso(created_at),
          last_seen_at: toIstIso(last_seen_at),
          current: id === bearer.familyId,
        })),
      ),
  });
}

function signOutSession({ sessions }: Services): Operation {
  return clientOperation({
    id: 'signOutSession',
    method: 'DELETE',
    path: '/auth/app/v1/sessions/{id}',
    access: 'client',
    body: nothing,
    query: nothing,
    handle({ client, bearer, pathId }) {
      if (!sessions.isLive(client.id, bearer.familyId, pathId)) return refusals.notFound();
      sessions.endFamily(pathId, bearer.familyId);
      return ok(null);
    },
  });
}

function signOutOtherSessions({ sessions }: Services): Operation {
  return clientOperation({
    id: 'signOutOtherSessions',
    method: 'DELETE',
    path: '/auth/app/v1/sessions',
    access: 'client',
    body: nothing,
    query: nothing,
    handle({ client, bearer }) {
      sessions.endOthersOf(client.id, bearer.familyId);
      return ok(null);
    },
  });
}

/** Operations on the devices that are signed in. */
export function deviceOperations(services: Services): Operation[] {
  return [getSessions(services), signOutSession(services), signOutOtherSessions(services)];
}
