const call = /export const (\w+) = \([^;]*?\) => \{(?:(?!export const)[\s\S])*?return http<\w+>\(\s*\{url:/g;
const openCall = /return http<\w+>\(\s*\{url:/;

/** The names of the operations in a generated client, in its order. */
export function callsOf(client: string): string[] {
  return [...client.matchAll(call)].flatMap((match) => match[1] ?? []);
}

/**
 * Hands each call of a generated client its check: `http<LoginEnvelope>({url` becomes `http({answer: answers.login, url`,
 * whose type follows from the check.
 * @throws Error when a call was not recognised; Orval then writes clients in another form and this file has to follow.
 */
export function bindCalls(client: string, tag: string): string {
  const bound = client.replaceAll(call, (text, operation: string) =>
    text.replace(openCall, `return http({answer: answers.${operation}, url:`),
  );
  if (/\bhttp<\w+>\(/.test(bound) || !bound.includes('answers.')) {
    throw new Error(`A call in the generated client of "${tag}" has a form that is not known here.`);
  }
  const imported = bound.replace(
    /^import \{ http \} from/m,
    `import * as answers from '../../answers/${tag}.ts';\nimport { http } from`,
  );
  return withoutUnusedTypes(imported);
}

/** Takes out the imports of the envelope types, which no call names any more. */
function withoutUnusedTypes(client: string): string {
  return client.replaceAll(/^ {2}(\w+Envelope),?\n/gm, (line, name: string) => {
    const uses = client.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;
    return uses > 1 ? line : '';
  });
}
