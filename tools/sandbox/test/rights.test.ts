import { operations } from '@wealth/api-sdk/operations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const { needs } = operations.getHoldings;

// No operation asks for a right yet: one does so here, for these tests alone.
beforeAll(() => {
  Object.assign(operations.getHoldings, { needs: ['allow_loan'] });
});

afterAll(() => {
  Object.assign(operations.getHoldings, { needs });
});

let test: TestSandbox;
eachSandbox((made) => {
  test = made;
});

it.each([
  { mobile: '9876543210', answer: '200, nothing' },
  { mobile: '9876543214', answer: '403, allow_loan: not_allowed' },
  { mobile: '9876543212', answer: '403, nothing' },
])(
  'a client without a right that an operation needs is refused: $mobile, $answer [I4C-6-CAPABILITIES]',
  async (example) => {
    expect(operations.getHoldings.needs).toEqual(['allow_loan']);
    const { access_token: token } = await signIn(test.sandbox, example.mobile);

    const { status, data } = await call(test.sandbox, 'GET /stat/app/v1/holdings', { token });
    const errors = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : [];
    const faults = Array.isArray(errors) ? errors.map(({ field, code }) => `${field}: ${code}`) : [];

    expect(`${status}, ${faults.join() || 'nothing'}`).toBe(example.answer);
  },
);
