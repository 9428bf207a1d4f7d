import type { DescribedOperation } from './readDescription.ts';

const call = /export const (\w+) = \([^;]*?\) => \{(?:(?!export const)[\s\S])*?return http<\w+>\(\s*\{url:/g;
const openCall = /return http<\w+>\(\s*\{url:/;

/** The names of the operations in a generated client, in its order. */
export function callsOf(client: string): string[] {
  return [...client.matchAll(call)].flatMap((match) => match[1] ?? []);
}

/** How a call proves who sends it, where that is not with the access token of the session. */
function accessText(operation: DescribedOperation | undefined): string {
  if (operation?.access === 'open' || operation?.access === 'stockKey') {
    return `access: '${operation.access}', `;
  }
  return operation?.isUnauthorizedFinal ? "access: 'token', " : '';
}

/**
 * Hands each call of a generated client its check: `http<LoginEnvelope>({url` becomes `http({answer: async () => …, url`,
 * whose type follows from the check, and its access. The check loads beside the request, so that a page carries the
 * calls it may make and not the validators of all their answers.
 * @throws Error when a call was not recognised; Orval then writes clients in another form and this file has to follow.
 */
export function bindCalls(client: string, tag: string, operations: readonly DescribedOperation[]): string {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const bound = client.replaceAll(call, (text, id: string) =>
    text.replace(
      openCall,
      `return http({answer: async () => (await import('../../answers/${tag}.ts')).${id}, ${accessText(byId.get(id))}url:`,
    ),
  );
  if (/\bhttp<\w+>\(/.test(bound) || !bound.includes('answer: async')) {
    throw new Error(`A call in the generated client of "${tag}" has a form that is not known here.`);
  }
  return withoutUnusedTypes(bound);
}

/** Takes out the imports of the envelope types, which no call names any more. */
function withoutUnusedTypes(client: string): string {
  return client.replaceAll(/^ {2}(\w+Envelope),?\n/gm, (line, name: string) => {
    const uses = client.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;
    return uses > 1 ? line : '';
  });
}
