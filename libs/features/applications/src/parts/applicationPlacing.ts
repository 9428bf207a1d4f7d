import {
  getCreateBlockBidMutationOptions,
  getCreateFollowOnApplicationMutationOptions,
  getCreateIpoApplicationMutationOptions,
  previewBlockBid,
  previewFollowOnApplication,
  previewIpoApplication,
} from '@wealth/api-sdk/trade';
import type {
  ApplicationBody,
  ApplicationFault,
  ApplicationPreview,
  BlockBidBody,
  BlockPreview,
  IssueApplicationDetail,
} from '@wealth/api-sdk/model';
import { previewQuery, type PreviewOptions } from '@wealth/parts';
import { definePlacing, type Judgement, type Placing } from '@wealth/placing';

/** The lists of issues: IPOs, and follow-on offers with offers for sale. */
export type IssueListName = 'ipo' | 'fo';

/** An application for an issue, by the list that it stands in. */
export interface IssueRequest {
  kind: IssueListName;
  id: string;
  body: ApplicationBody;
}

/** A bid on a block. */
export interface BlockRequest {
  kind: 'block';
  id: string;
  body: BlockBidBody;
}

/** What can be sent: one kind of intent for all of them, so that one desk follows them. */
export type ApplicationRequest = IssueRequest | BlockRequest;

/** What every preview says. */
export interface Judged {
  errors: readonly ApplicationFault[];
}

export const issuePreview: PreviewOptions<IssueRequest, ApplicationPreview> = {
  queryKey: ['previewApplication'],
  ask: ({ kind, id, body }, signal) =>
    kind === 'ipo'
      ? previewIpoApplication(id, body, undefined, signal)
      : previewFollowOnApplication(id, body, undefined, signal),
};

export const blockPreview: PreviewOptions<BlockRequest, BlockPreview> = {
  queryKey: ['previewBlockBid'],
  ask: ({ id, body }, signal) => previewBlockBid(id, body, undefined, signal),
};

/** What a last look at the server comes to. */
export const judgeApplication = ({ errors }: Judged): Judgement => (errors.length > 0 ? 'refused' : 'good');

/** Applications and bids: sent once, with the PIN. */
export const applicationPlacing = definePlacing<ApplicationRequest, IssueApplicationDetail, Judged>({
  kind: 'application',
  preview: (queries, request) =>
    request.kind === 'block'
      ? queries.fetchQuery(previewQuery(blockPreview, request))
      : queries.fetchQuery(previewQuery(issuePreview, request)),
  place(call, { key, body: request }) {
    const headers = { 'Idempotency-Key': key };
    const { id } = request;
    switch (request.kind) {
      case 'ipo':
        return call(getCreateIpoApplicationMutationOptions(), { id, data: request.body, headers });
      case 'fo':
        return call(getCreateFollowOnApplicationMutationOptions(), { id, data: request.body, headers });
      case 'block':
        return call(getCreateBlockBidMutationOptions(), { id, data: request.body, headers });
    }
  },
  placedIn: ({ application }) => application ?? null,
});

/** The way of one kind of request alone. */
export type PlacingOf<Request extends ApplicationRequest> = Placing<Request, IssueApplicationDetail, Judged>;
