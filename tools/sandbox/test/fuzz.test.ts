import { expect, it } from 'vitest';
import { runFuzz } from '../fuzz/runFuzz.ts';

it(
  'answers 2,000 odd requests in the envelope, none with a 5xx [I3A-FIG-FUZZ]',
  { timeout: 60_000 },
  async () => {
    const { faults, statuses, sent } = await runFuzz({ seed: 20_261_119, requests: 2_000 });

    expect(faults).toEqual([]);
    expect(sent).toBe(2_000);
    // The requests get past the doors: a fuzz that only ever meets 401 would try nothing.
    for (const status of [200, 400, 401, 403, 404, 405, 415]) expect([...statuses.keys()]).toContain(status);
  },
);
