import type { Namespace, PlainMessageKey } from './messageKeys.ts';

/**
 * For a schema, which can only carry strings: turns the keys of its namespace into references, `auth.mobileRequired`,
 * that the fields of a form show as texts. A key that the namespace does not have does not compile.
 */
export function messageRefs<Name extends Namespace>(namespace: Name) {
  return <Key extends PlainMessageKey<Name>>(key: Key): `${Name}.${Key}` => `${namespace}.${key}`;
}
