/** What the address of a list of issues may say. Absent where it says nothing. */
export interface IssueSearch {
  /** The issue that is open. */
  issue?: string | undefined;
}

const issueId = /^[A-Z]{3}-\d{4}-\d{2}(?:-[A-Z0-9]{1,4})?$/;

/** The search schema of a list of issues: what the page does not know comes out as undefined, by name. */
export function issueSearch(search: Readonly<Record<string, unknown>>): IssueSearch {
  const { issue } = search;
  return { issue: typeof issue === 'string' && issueId.test(issue) ? issue : undefined };
}
