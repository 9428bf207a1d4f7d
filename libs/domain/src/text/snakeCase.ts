/** "offTick" becomes "off_tick", for the compiler too. */
export type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

/** A code of ours, camelCase, as the wire spells it. */
export function snakeCase<Code extends string>(code: Code): SnakeCase<Code>;
export function snakeCase(code: string): string {
  return code.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
