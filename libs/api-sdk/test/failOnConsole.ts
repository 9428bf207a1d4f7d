import { afterEach, beforeEach, expect, vi } from 'vitest';

// The project's own copy of the guard of @wealth/testing, which depends on this project.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
