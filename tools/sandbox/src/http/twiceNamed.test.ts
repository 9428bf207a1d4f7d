import { expect, it } from 'vitest';
import { twiceNamed } from './twiceNamed.ts';

it.each([
  { text: '{"quantity":1,"quantity":1000}', twice: 'quantity' },
  { text: '{"a":{"b":1},"c":[{"b":1,"x":2},{"b":1,"b":2}]}', twice: 'b' },
  { text: '{"a":1,"\\u0061":2}', twice: 'a' },
  { text: '{"a":"{\\"b\\":1,\\"b\\":2}","b":"a"}', twice: null },
  { text: '{"a":["a","a"],"b":"a,a"}', twice: null },
  { text: '[{"a":1},{"a":1}]', twice: null },
  { text: `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, twice: null },
  { text: 'null', twice: null },
])('names what stands twice in an object [I4B-F7]: $twice', ({ text, twice }) => {
  expect(twiceNamed(text)).toBe(twice);
});
