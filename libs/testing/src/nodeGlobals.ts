import { BroadcastChannel, MessageChannel } from 'node:worker_threads';

// A file of tests has the globals of a browser by `vmThreads`, without these, which Node and every browser have.
for (const [name, value] of Object.entries({ BroadcastChannel, MessageChannel })) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
}
