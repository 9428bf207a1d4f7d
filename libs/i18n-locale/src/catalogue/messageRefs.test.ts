import { expect, expectTypeOf, it } from 'vitest';
import type { MessageRef } from './messageKeys.ts';
import { messageRefs } from './messageRefs.ts';

it('makes references of the keys of a namespace, and of nothing else [I3B-3-FORMS]', () => {
  const key = messageRefs('auth');

  expect(key('mobileRequired')).toBe('auth.mobileRequired');
  expectTypeOf(key('mobileRequired')).toExtend<MessageRef>();
  expectTypeOf<'noSuchKey'>().not.toExtend<Parameters<typeof key>[0]>();
});
