import type { BodyOf, DataOf, QueryOf } from '@wealth/api-sdk/operations';
import { toIstIso, toWire, fromPaise, valueAt } from '@wealth/domain';
import { cutOffPrice } from '@wealth/domain/issues';
import { handle, type InputOf } from '../../dispatch/handle.ts';
import { underKey } from '../../dispatch/underKey.ts';
import { withPinGrant } from '../../dispatch/withPinGrant.ts';
import { typedPaise } from '../../funds/typedPaise.ts';
import { failure, ok, refusals, type Answer } from '../../http/answer.ts';
import type { ApplicationDraft, Asked } from '../../issues/applicationDraft.ts';
import { isOffer, issueTimesOf, type Issue } from '../../issues/issueState.ts';
import { toApplicationFieldFault, toWireApplicationFault } from '../../issues/issueTexts.ts';
import { subscriptionOf } from '../../issues/subscriptionOf.ts';
import { toWireApplicationDetail } from '../../issues/toWireApplication.ts';
import { toWireIssue, toWireIssueDetail, type IssueFacts } from '../../issues/toWireIssue.ts';
import { typedBids } from '../../issues/typedBids.ts';
import { toWireAllCharges } from '../../orders/wire/toWireDetail.ts';
import type { Services } from '../../services/services.ts';

/** The kinds of issues that a list has. */
const kindsOf = { ipo: ['ipo'], fo: ['fpo', 'ofs'] } as const;
type List = keyof typeof kindsOf;

const isOfList = (list: List, { kind }: Issue) => kindsOf[list].some((one) => one === kind);

/** Bids of clients that count before it is decided; those that took part go on counting. */
const countingStates = ['MANDATE_PENDING', 'MANDATE_APPROVED', 'BLOCKED'];

function factsOf({ issues, clock, market }: Services, issue: Issue, clientId: string): IssueFacts {
  const now = clock.now();
  const ofIssue = issues.table.ofIssue(issue.id);
  const own = ofIssue
    .filter(({ state, allotted }) => allotted !== null || countingStates.includes(state))
    .map((application) => ({
      quantity: Math.max(...typedBids(application).map(({ quantity }) => quantity)),
    }));
  return {
    issue,
    now,
    subscription: subscriptionOf(issue, issues.desk, { now, own }),
    own: issues.table.own(clientId, issue.id)[0] ?? null,
    engine: market.engine(),
    allotted: null,
  };
}

interface Listing {
  clientId: string;
  query: QueryOf<'getIpoIssues'>;
}

function listIssues(services: Services, list: List, { clientId, query }: Listing) {
  return services.issues.desk
    .list()
    .filter((issue) => isOfList(list, issue) && (query.status === undefined || issue.status === query.status))
    .map((issue) => {
      // The price of an offer for sale is found by its allotment; any other has it before.
      const allotted = isOffer(issue) ? services.issues.allotments.drawOf(issue) : null;
      return toWireIssue({ ...factsOf(services, issue, clientId), allotted });
    });
}

function findIssue({ issues }: Services, list: List, id: string): Issue | null {
  const issue = issues.desk.find(id);
  return issue && isOfList(list, issue) ? issue : null;
}

function issueDetail(services: Services, issue: Issue, clientId: string): DataOf<'getIpoIssue'> {
  const allotted = services.issues.allotments.drawOf(issue);
  return toWireIssueDetail({ ...factsOf(services, issue, clientId), allotted });
}

/** The bids of a body in paise, as they were typed. */
export const typedDraft = ({
  bids,
}: Pick<BodyOf<'createIpoApplication'>, 'bids'>): ApplicationDraft['bids'] =>
  bids.map(({ quantity, price }) => ({ quantity, price: price === null ? null : typedPaise(price) }));

const draftOf = (body: BodyOf<'createIpoApplication'>): ApplicationDraft => ({
  bids: typedDraft(body),
  upiId: body.upi_id,
  bankId: body.bank_id,
});

/** What became of a request, or its refusal. */
export function answerAsked({ clock, issues }: Services, asked: Asked): Answer<DataOf<'getApplication'>> {
  switch (asked.kind) {
    case 'application':
      return ok<DataOf<'getApplication'>>(
        toWireApplicationDetail(asked.application, { issues, now: clock.now }),
      );
    case 'faults': {
      if (asked.faults.some(({ code }) => code === 'oneApplication')) {
        const message = 'There is an application of this PAN already: one is taken.';
        return failure(409, message, { fields: [{ field: 'issue', code: 'known', message }] });
      }
      return refusals.fields(asked.faults.map(toApplicationFieldFault));
    }
    case 'tooLate': {
      const message = 'This cannot be changed any more.';
      return failure(409, message, { fields: [{ field: 'state', code: 'too_late', message }] });
    }
    case 'notAllowed': {
      const message = 'The rules of this issue do not allow it.';
      return failure(409, message, { fields: [{ field: 'state', code: 'not_allowed', message }] });
    }
  }
}

function previewOf(
  { issues }: Services,
  issue: Issue,
  { clientId, draft }: { clientId: string; draft: ApplicationDraft },
): DataOf<'previewIpoApplication'> {
  const { faults, amount, charges, available } = issues.applications.check({ clientId, issue, draft });
  const { terms } = issue;
  const top = terms ? cutOffPrice(terms) : fromPaise(0);
  const bids = draft.bids.map(({ quantity, price }) => {
    const paise = price === null ? top : price;
    const isWhole = Number.isSafeInteger(paise) && Number.isSafeInteger(paise * quantity);
    return {
      quantity,
      price: price === null || !Number.isFinite(price) ? null : price / 100,
      amount: isWhole ? toWire(valueAt(fromPaise(paise), quantity)) : 0,
    };
  });
  return {
    bids,
    quantity: Math.max(...draft.bids.map(({ quantity }) => quantity)),
    amount: toWire(amount),
    place: isOffer(issue) ? 'cash' : 'bank',
    charges: toWireAllCharges(charges.lines),
    available: available === null ? null : toWire(available),
    mandates_until: isOffer(issue) ? null : toIstIso(issueTimesOf(issue).mandatesUntil),
    errors: faults.map(toWireApplicationFault),
  };
}

function applyFor(
  services: Services,
  list: List,
  input: InputOf<'createIpoApplication'>,
): Answer<DataOf<'getApplication'>> {
  const { client, body, header, path } = input;
  const issue = findIssue(services, list, path.id);
  if (!issue) return refusals.notFound();
  return underKey(services, { clientId: client.id, kind: 'application', header }, () =>
    withPinGrant<DataOf<'getApplication'>>(services.grants, input, () =>
      answerAsked(
        services,
        services.issues.applications.apply({ clientId: client.id, issue, draft: draftOf(body) }),
      ),
    ),
  );
}

/** Operations on issues, and applications for them. */
export function issueOperations(services: Services) {
  return {
    getIpoIssues: handle('getIpoIssues', ({ client, query }) =>
      ok(listIssues(services, 'ipo', { clientId: client.id, query })),
    ),
    getFollowOnOffers: handle('getFollowOnOffers', ({ client, query }) =>
      ok(listIssues(services, 'fo', { clientId: client.id, query })),
    ),
    getIpoIssue: handle('getIpoIssue', ({ client, path }) => {
      const issue = findIssue(services, 'ipo', path.id);
      return issue ? ok(issueDetail(services, issue, client.id)) : refusals.notFound();
    }),
    getFollowOnOffer: handle('getFollowOnOffer', ({ client, path }) => {
      const issue = findIssue(services, 'fo', path.id);
      return issue ? ok(issueDetail(services, issue, client.id)) : refusals.notFound();
    }),
    previewIpoApplication: handle('previewIpoApplication', ({ client, body, path }) => {
      const issue = findIssue(services, 'ipo', path.id);
      const asked = { clientId: client.id, draft: draftOf(body) };
      return issue ? ok(previewOf(services, issue, asked)) : refusals.notFound();
    }),
    previewFollowOnApplication: handle('previewFollowOnApplication', ({ client, body, path }) => {
      const issue = findIssue(services, 'fo', path.id);
      const asked = { clientId: client.id, draft: draftOf(body) };
      return issue ? ok(previewOf(services, issue, asked)) : refusals.notFound();
    }),
    createIpoApplication: handle('createIpoApplication', (input) => applyFor(services, 'ipo', input)),
    createFollowOnApplication: handle('createFollowOnApplication', (input) =>
      applyFor(services, 'fo', input),
    ),
  };
}
