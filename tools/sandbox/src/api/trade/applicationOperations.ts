import type { DataOf } from '@wealth/api-sdk/operations';
import { handle } from '../../dispatch/handle.ts';
import { withPinGrant } from '../../dispatch/withPinGrant.ts';
import { failure, ok, refusals, type Answer } from '../../http/answer.ts';
import type { StoredApplication } from '../../issues/issueTable.ts';
import { toWireApplication, toWireApplicationDetail } from '../../issues/toWireApplication.ts';
import type { Services } from '../../services/services.ts';
import { answerAsked, typedDraft } from './issueOperations.ts';

type Detail = DataOf<'getApplication'>;

function tooLate(): Answer<never> {
  const message = 'The mandate is decided, or its time is over.';
  return failure(409, message, { fields: [{ field: 'state', code: 'too_late', message }] });
}

function getApplications({ issues, clock }: Services) {
  return handle('getApplications', ({ client, query }) => {
    const { kind, status, cursor, limit } = query;
    const isPlace = cursor === undefined || issues.table.find(client.id, cursor) !== null;
    if (!isPlace) return refusals.unknownCursor();
    // One row more than the page shows whether there is another page.
    const found = issues.table.list(client.id, { kind, status, before: cursor, limit: limit + 1 });
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    const source = { issues, now: clock.now };
    return ok({ items: rows.map((row) => toWireApplication(row, source)), next_cursor: last?.id ?? null });
  });
}

/** Operations on applications of all kinds. */
export function applicationOperations(services: Services) {
  const { issues, clock, database } = services;

  const detail = (application: StoredApplication): Detail =>
    toWireApplicationDetail(application, { issues, now: clock.now });
  const mandateOf = (clientId: string, id: string) => {
    const found = issues.table.find(clientId, id);
    return found && (found.kind === 'ipo' || found.kind === 'fpo') ? found : null;
  };

  return {
    getApplications: getApplications(services),
    getApplication: handle('getApplication', ({ client, path }) => {
      const application = issues.table.find(client.id, path.id);
      return application ? ok(detail(application)) : refusals.notFound();
    }),
    changeApplication: handle('changeApplication', (input) => {
      const { client, path, body } = input;
      return database.transaction((): Answer<Detail> => {
        const application = issues.table.find(client.id, path.id);
        if (!application || application.kind === 'block') return refusals.notFound();
        return withPinGrant<Detail>(services.grants, input, () =>
          answerAsked(services, issues.applications.change(application, typedDraft(body))),
        );
      });
    }),
    withdrawApplication: handle('withdrawApplication', ({ client, path }) =>
      database.transaction((): Answer<Detail> => {
        const application = issues.table.find(client.id, path.id);
        if (!application) return refusals.notFound();
        const desk = application.kind === 'block' ? issues.blocks : issues.applications;
        return answerAsked(services, desk.withdraw(application));
      }),
    ),
    resendMandate: handle('resendMandate', ({ client, path }) => {
      const application = mandateOf(client.id, path.id);
      if (!application) return refusals.notFound();
      const sent = issues.applications.mandates.resend(application);
      return sent ? ok<Detail>(detail(sent)) : tooLate();
    }),
    decideSimulatedMandate: handle('decideSimulatedMandate', ({ client, path, body }) => {
      const application = mandateOf(client.id, path.id);
      if (!application) return refusals.notFound();
      const { mandates } = issues.applications;
      const decided =
        body.decision === 'approve' ? mandates.approve(application) : mandates.decline(application);
      return decided ? ok<Detail>(detail(decided)) : tooLate();
    }),
  };
}
