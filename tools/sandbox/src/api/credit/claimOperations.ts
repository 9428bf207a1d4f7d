import { calendarDay, isCalendarDay } from '@wealth/domain';
import type { BodyOf, DataOf } from '@wealth/api-sdk/operations';
import { toClaimFieldFault, toWireClaimFault } from '../../claims/claimTexts.ts';
import type { StoredClaim } from '../../claims/claimTable.ts';
import type { ClaimDraft } from '../../claims/claimContext.ts';
import { toWireClaim, toWireClaimDetail } from '../../claims/toWireClaim.ts';
import { handle } from '../../dispatch/handle.ts';
import { underKey } from '../../dispatch/underKey.ts';
import { withPinGrant } from '../../dispatch/withPinGrant.ts';
import { typedPaise } from '../../funds/typedPaise.ts';
import { failure, ok, refusals, type Answer, type Refusal } from '../../http/answer.ts';
import type { Services } from '../../services/services.ts';

const tooLate = () => {
  const message = 'The claim has gone on, and does not wait for this.';
  return failure(409, message, { fields: [{ field: 'state', code: 'too_late', message }] });
};
const tooMany = () => {
  const message = 'As many claims wait as one client may have.';
  return failure(409, message, { fields: [{ field: 'subject', code: 'too_many', message }] });
};
const noAccount = () => {
  const message = 'There is no verified bank account that it could be paid to.';
  return refusals.fields([{ field: 'bank_id', code: 'no_account', message }]);
};
const noDay = () =>
  refusals.fields([{ field: 'happened_on', code: 'invalid', message: 'happened_on is not a day' }]);

/** Null for a day that does not exist. */
function draftOf(body: BodyOf<'createClaim'>): ClaimDraft | null {
  const { reason, subject, amount, happened_on: day, text, images } = body;
  if (!isCalendarDay(day)) return null;
  const paise = amount === null ? null : typedPaise(amount);
  return { reason, subject, amount: paise, happenedOn: calendarDay(day), text, images };
}

const toDetail = ({ claims, clock, uploads }: Services, claim: StoredClaim): DataOf<'getClaim'> =>
  toWireClaimDetail(claim, { claims, uploads, now: clock.now });

function getClaims({ claims }: Services) {
  const { table } = claims;
  return handle('getClaims', ({ client, query }) => {
    const before = query.cursor === undefined ? null : table.find(client.id, query.cursor);
    if (query.cursor !== undefined && !before) return refusals.unknownCursor();
    // One row more than the page shows whether there is another page.
    const found = table.list(client.id, { before: before?.seq ?? null, limit: query.limit + 1 });
    const rows = found.slice(0, query.limit);
    const last = found.length > query.limit ? rows.at(-1) : undefined;
    return ok({ items: rows.map((claim) => toWireClaim(claim, claims)), next_cursor: last?.id ?? null });
  });
}

function getClaim(services: Services) {
  return handle('getClaim', ({ client, path }) => {
    const claim = services.claims.table.find(client.id, path.id);
    return claim ? ok(toDetail(services, claim)) : refusals.notFound();
  });
}

function getClaimSubjects({ claims }: Services) {
  return handle('getClaimSubjects', ({ client }) =>
    ok(
      claims.subjects
        .recent(client.id)
        .map(({ wire, formulas }) => ({ ...wire, formulas: formulas.filter(({ amount }) => amount > 0) })),
    ),
  );
}

function previewClaim({ claims }: Services) {
  return handle('previewClaim', ({ client, body }) => {
    const draft = draftOf(body);
    if (!draft) return noDay();
    const { faults, subject, formula, answerBy } = claims.check(client.id, draft);
    return ok({
      subject: subject?.wire ?? null,
      formula,
      answer_by: answerBy,
      errors: faults.map(toWireClaimFault),
    });
  });
}

function createClaim(services: Services) {
  return handle('createClaim', ({ client, body, header }) =>
    underKey(
      services,
      { clientId: client.id, kind: 'compensation', header },
      (): Answer<DataOf<'createClaim'>> => {
        const draft = draftOf(body);
        if (!draft) return noDay();
        const asked = services.claims.ask(client.id, draft);
        switch (asked.kind) {
          case 'claim':
            return ok<DataOf<'createClaim'>>(toDetail(services, asked.claim));
          case 'faults':
            return refusals.fields(asked.faults.map(toClaimFieldFault));
          case 'tooMany':
            return tooMany();
        }
      },
    ),
  );
}

function addClaimInformation(services: Services) {
  const { claims } = services;
  return handle('addClaimInformation', ({ client, body, path }): Answer<DataOf<'addClaimInformation'>> => {
    const claim = claims.table.find(client.id, path.id);
    if (!claim) return refusals.notFound();
    const informed = claims.inform(claim, body);
    if (!informed || informed.kind === 'tooMany') return tooLate();
    return informed.kind === 'faults'
      ? refusals.fields(informed.faults.map(toClaimFieldFault))
      : ok<DataOf<'addClaimInformation'>>(toDetail(services, informed.claim));
  });
}

function answerClaimOffer(services: Services) {
  const { claims } = services;

  function answered(claim: StoredClaim, accept: boolean): Answer<DataOf<'answerClaimOffer'>> {
    const result = claims.answer(claim, accept);
    if (result === null) return tooLate();
    if (result === 'noAccount') return noAccount();
    return ok<DataOf<'answerClaimOffer'>>(toDetail(services, result));
  }

  return handle('answerClaimOffer', (input): Answer<DataOf<'answerClaimOffer'>> | Refusal => {
    const claim = claims.table.find(input.client.id, input.path.id);
    if (!claim) return refusals.notFound();
    const { accept } = input.body;
    // What is accepted is paid; a refusal moves nothing.
    return accept
      ? withPinGrant<DataOf<'answerClaimOffer'>>(services.grants, input, () => answered(claim, accept))
      : answered(claim, accept);
  });
}

/** Operations on claims for compensation. */
export function claimOperations(services: Services) {
  return {
    getClaims: getClaims(services),
    // Before the claims themselves: these are no ids of one.
    getClaimSubjects: getClaimSubjects(services),
    previewClaim: previewClaim(services),
    getClaim: getClaim(services),
    createClaim: createClaim(services),
    addClaimInformation: addClaimInformation(services),
    answerClaimOffer: answerClaimOffer(services),
  };
}
