import { expectTypeOf, it } from 'vitest';
import type { MessageArguments, MessageKey, PlainMessageKey } from './messageKeys.ts';

it('knows every key and its arguments at compile time [I1-8-MESSAGES]', () => {
  expectTypeOf<'home'>().toExtend<MessageKey<'shell'>>();
  expectTypeOf<'noSuchKey'>().not.toExtend<MessageKey<'shell'>>();
  expectTypeOf<'home'>().toExtend<PlainMessageKey<'shell'>>();
  expectTypeOf<'documentTitle'>().not.toExtend<PlainMessageKey<'shell'>>();
  expectTypeOf<MessageArguments<'shell', 'home'>>().toEqualTypeOf<[]>();
  expectTypeOf<MessageArguments<'shell', 'documentTitle'>>().toEqualTypeOf<
    [args: { appName: string; pageTitle: string }]
  >();
});
