import { parseAccept } from 'hono/utils/accept';

interface Weighted {
  name: string;
  /** 0 to 1; 0 means "not this one". */
  weight: number;
}

/** The members of an Accept or Accept-Encoding header with their weights (RFC 9110, 12.4.2). Case says nothing. */
function parseWeighted(header: string): Weighted[] {
  return parseAccept(header.toLowerCase()).map(({ type, q }) => ({ name: type, weight: q }));
}

/** The weight of the first of these names that the header lists; null when it lists none. */
function weightOf(members: readonly Weighted[], names: readonly string[]): number | null {
  for (const name of names) {
    const found = members.find((member) => member.name === name);
    if (found) return found.weight;
  }
  return null;
}

/** The offered encoding that the caller likes best, of equal ones the first; null for the file as it is. */
export function preferredEncoding<Name extends string>(
  acceptEncoding: string | undefined,
  offered: readonly Name[],
): Name | null {
  const members = parseWeighted(acceptEncoding ?? '');
  let best: { name: Name; weight: number } | null = null;
  for (const name of offered) {
    const weight = weightOf(members, [name, '*']) ?? 0;
    if (weight > (best?.weight ?? 0)) best = { name, weight };
  }
  return best?.name ?? null;
}

const html = ['text/html', 'application/xhtml+xml'];

/** Whether an Accept header leaves room for a page: absent, or HTML or a range around it with a weight above 0. */
export function takesHtml(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  return (weightOf(parseWeighted(accept), [...html, 'text/*', '*/*']) ?? 0) > 0;
}

/** Whether an Accept header asks for a page by name, as a browser does that goes to an address. */
export function asksForHtml(accept: string | undefined): boolean {
  return (weightOf(parseWeighted(accept ?? ''), html) ?? 0) > 0;
}
