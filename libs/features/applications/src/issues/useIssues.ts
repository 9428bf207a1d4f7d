import { isNotFound } from '@wealth/api-sdk';
import {
  useGetFollowOnOffer,
  useGetFollowOnOffers,
  useGetIpoIssue,
  useGetIpoIssues,
} from '@wealth/api-sdk/trade';
import type { IssueListName } from '../parts/applicationPlacing.ts';

/** How often bids are counted again while an issue is looked at, in milliseconds. */
const againMs = 15_000;

const claimed = { meta: { claims: () => true }, refetchInterval: againMs };

/** All issues of a list, by when they open. */
export function useIssues(list: IssueListName) {
  const ipo = useGetIpoIssues({}, { query: { ...claimed, enabled: list === 'ipo' } });
  const fo = useGetFollowOnOffers({}, { query: { ...claimed, enabled: list === 'fo' } });
  return list === 'ipo' ? ipo : fo;
}

/** One issue with its hours, documents and draw. */
export function useIssue(list: IssueListName, id: string | null) {
  const ipo = useGetIpoIssue(id ?? '', { query: { ...claimed, enabled: list === 'ipo' && id !== null } });
  const fo = useGetFollowOnOffer(id ?? '', { query: { ...claimed, enabled: list === 'fo' && id !== null } });
  const query = list === 'ipo' ? ipo : fo;
  return { query, issue: query.data, isUnknown: isNotFound(query.error) };
}
