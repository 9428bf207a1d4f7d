/** How the greeting calls the client: the first word of the name; empty when there is none. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? '';
}
