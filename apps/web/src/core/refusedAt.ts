import { isAllowed, needsAt, type CapabilityTable, type Permission, type Rights } from '@wealth/hrefs';

/**
 * The right that this client lacks for the page at a path; null where there is nothing to refuse. Apart from the other
 * guards: the table of capabilities comes with the first page of a client, and not with the file that every page loads.
 */
export function refusedAt(
  pathname: string,
  rights: Rights | null,
  table?: CapabilityTable,
): Permission | null {
  const needs = needsAt(pathname, table);
  return needs === undefined || isAllowed(needs, rights) ? null : needs;
}
