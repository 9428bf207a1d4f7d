import { expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { isNotFound, isUnknownInstrument } from './isNotFound.ts';

it.each([
  { status: 404, is: true, isUnknown: true },
  { status: 400, is: false, isUnknown: true },
  { status: 500, is: false, isUnknown: false },
])(
  'of an answer of $status it is $is that there is no such thing [I4C-5-NOT-FOUND]',
  ({ status, is, isUnknown }) => {
    const error = new ApiError('server', 'GET /thing', { status });
    expect(isNotFound(error)).toBe(is);
    expect(isUnknownInstrument(error)).toBe(isUnknown);
    expect(isNotFound(new Error('404'))).toBe(false);
  },
);
