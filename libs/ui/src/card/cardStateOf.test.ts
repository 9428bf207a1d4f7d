import { describe, expect, it, vi } from 'vitest';
import { cardStateOf } from './cardStateOf.ts';

const texts = { failedTitle: 'Holdings could not be loaded.', failedText: 'Try again.', skeleton: null };

function query(overrides: { data?: unknown; isFetching?: boolean; errorUpdateCount?: number }) {
  return {
    data: undefined,
    isFetching: false,
    errorUpdateCount: 0,
    refetch: vi.fn(async () => {}),
    ...overrides,
  };
}

describe('cardStateOf', () => {
  it('stands for nothing once there is data, also after a failed refresh', () => {
    expect(cardStateOf(query({ data: [] }), texts)).toBeUndefined();
    expect(cardStateOf(query({ data: null, errorUpdateCount: 2 }), texts)).toBeUndefined();
  });

  it('is the skeleton until the first answer [I2-5-STATES]', () => {
    expect(cardStateOf(query({ isFetching: true }), texts)).toEqual({ kind: 'loading', skeleton: null });
  });

  it('keeps the button in its place while a retry runs', () => {
    const failed = query({ errorUpdateCount: 1, isFetching: true });
    const state = cardStateOf(failed, texts);
    expect(state).toMatchObject({
      kind: 'error',
      title: texts.failedTitle,
      text: 'Try again.',
      isRetrying: true,
    });
    if (state?.kind === 'error') state.onRetry?.();
    expect(failed.refetch).toHaveBeenCalledTimes(1);
  });
});
