/** A mapping of the parsed description. */
export type Node = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The mapping under a key; an empty one where there is none. */
export function child(node: Node, key: string): Node {
  const value = node[key];
  return isNode(value) ? value : {};
}

/** The mappings under a key that holds a list. */
export function children(node: Node, key: string): Node[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Keys with their mappings, in the order of the file. */
export function entriesOf(node: Node): Array<[string, Node]> {
  return Object.entries(node).flatMap(([key, value]) => (isNode(value) ? [[key, value]] : []));
}

/** The text under a key; empty where there is none. */
export function text(node: Node, key: string): string {
  const value = node[key];
  return typeof value === 'string' ? value : '';
}

/** The last part of a reference: `#/components/schemas/Mobile` is Mobile. */
export function referencedName(node: Node): string {
  return text(node, '$ref').split('/').at(-1) ?? '';
}

/** The component that a mapping refers to, or the mapping itself. */
export function resolved(document: Node, node: Node): Node {
  const [, , kind = '', name = ''] = text(node, '$ref').split('/');
  return kind === '' ? node : child(child(child(document, 'components'), kind), name);
}
