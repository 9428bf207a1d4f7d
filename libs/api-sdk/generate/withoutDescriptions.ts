/**
 * A copy of an OpenAPI document with empty descriptions, from which the validators are made: zod keeps every
 * `describe` text in the bundle, where nobody reads it. Empty and not absent, because a response must have one.
 */
export function withoutDescriptions<Node>(node: Node): Node;
export function withoutDescriptions(node: unknown): unknown {
  if (Array.isArray(node)) return node.map((item: unknown) => withoutDescriptions(item));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      // A property of a schema may itself be named "description"; its value is an object then.
      if (key === 'description' && typeof value === 'string') return [key, ''];
      return [key, withoutDescriptions(value)];
    }),
  );
}
