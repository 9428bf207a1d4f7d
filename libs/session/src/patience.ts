import type { ApiError } from '@wealth/api-sdk';

/** How long a server is left alone that has asked for patience and not said how much. */
const usualSeconds = 5;

/** What a server that wants no refresh yet has answered, for as long as it has asked for. */
export interface Patience {
  /** @returns The answer. */
  begin: (error: ApiError, nowMs: number) => ApiError;
  /** @throws ApiError the answer of before, until its time is over. */
  mustBeOver: (nowMs: number) => void;
  clear: () => void;
}

export function createPatience(): Patience {
  let wanted: { until: number; error: ApiError } | null = null;
  return {
    begin: (error, nowMs) => {
      wanted = { until: nowMs + (error.retryAfterSeconds ?? usualSeconds) * 1000, error };
      return error;
    },
    mustBeOver: (nowMs) => {
      if (wanted && nowMs < wanted.until) throw wanted.error;
    },
    clear: () => {
      wanted = null;
    },
  };
}
