import { BroadcastChannel } from 'node:worker_threads';

// A file of tests has the globals of a browser by `vmThreads`, without this one, which the request mocks ask for.
if (!('BroadcastChannel' in globalThis)) Object.assign(globalThis, { BroadcastChannel });
