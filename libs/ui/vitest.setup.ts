import { BroadcastChannel } from 'node:worker_threads';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// `vmThreads` leaves it out, and the request mocks of the stories ask for it.
if (!('BroadcastChannel' in globalThis)) Object.assign(globalThis, { BroadcastChannel });

// No font is loaded here.
if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

// A component that complains in the console is broken, whatever else the test saw.
afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});
