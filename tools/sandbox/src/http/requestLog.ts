/** One request as the control API shows it: never a query, a header or a body. */
export interface LoggedRequest {
  method: string;
  path: string;
  /** 0 when the connection was dropped instead of an answer. */
  status: number;
  /** ISO 8601. */
  time: string;
}

export interface RequestLog {
  add(request: LoggedRequest): void;
  /** Newest last. */
  list(): readonly LoggedRequest[];
  clear(): void;
}

const capacity = 1_000;

/** Makes the log of the last 1,000 requests. */
export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
  return {
    add(request) {
      entries.push(request);
      // Cut in strides, because a shift for each request would move the whole list.
      if (entries.length >= capacity * 2) entries = entries.slice(-capacity);
    },
    list: () => entries.slice(-capacity),
    clear() {
      entries = [];
    },
  };
}
