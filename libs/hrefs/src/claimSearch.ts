import { searchText } from './searchText.ts';

/** What a claim can be about. */
export const claimSubjects = ['order', 'application', 'movement'] as const;
export type ClaimSubjectKind = (typeof claimSubjects)[number];

/** What the address of a new claim may say. Absent where it says nothing. */
export interface ClaimSearch {
  about?: ClaimSubjectKind | undefined;
  /** Of the order, the application or the movement. */
  subject?: string | undefined;
}

const longestId = 64;

/** The search schema of a new claim: what the page does not know comes out as undefined, by name. */
export function claimSearch(search: Readonly<Record<string, unknown>>): ClaimSearch {
  const about = claimSubjects.find((kind) => kind === search['about']);
  const subject = searchText(search['subject'], longestId);
  // One without the other is about nothing.
  return about === undefined || subject === undefined
    ? { about: undefined, subject: undefined }
    : { about, subject };
}
