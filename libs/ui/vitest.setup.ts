import { BroadcastChannel } from 'node:worker_threads';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// `vmThreads` leaves it out, and the request mocks of the stories ask for it.
if (!('BroadcastChannel' in globalThis)) Object.assign(globalThis, { BroadcastChannel });

// No font is loaded here.
if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });

// Runs before the look at the console: what complains while it is taken down is heard too.
afterEach(cleanup);
