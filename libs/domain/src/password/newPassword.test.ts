import { expect, it } from 'vitest';
import { isRepeated } from './newPassword.ts';

it.each([
  { repetition: '', repeated: true },
  { repetition: 'Secret 1', repeated: true },
  { repetition: 'Secret 1 ', repeated: false },
  { repetition: 'secret 1', repeated: false },
])('"Secret 1" is repeated by "$repetition": $repeated', ({ repetition, repeated }) => {
  expect(isRepeated('Secret 1', repetition)).toBe(repeated);
});
