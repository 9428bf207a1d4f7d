import { atMost, type Figure } from './figures.ts';
import { residentMegabytes, startSandbox } from './processes.ts';

const dayMs = 86_400_000;
/** The clock goes on by four weeks at a time, as a developer would move it. */
const stepDays = 28;
const yearDays = 364;

async function advance(origin: string, byMs: number): Promise<void> {
  const answer = await fetch(`${origin}/sandbox/v1/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advance_ms: byMs }),
  });
  if (!answer.ok) throw new Error(`The clock was not moved: ${answer.status} ${await answer.text()}`);
}

const indices = ['SENSEX', 'NIFTY50', 'NIFTYBANK', 'NIFTYSMLCAP100', 'NIFTYMIDCAP100', 'INDIAVIX'];
const chartIntervals = ['5m', '1d'];

/** What clients would look at: charts of every index, the list, the sectors. */
async function look(origin: string): Promise<void> {
  const charts = indices.flatMap((symbol) =>
    chartIntervals.map((interval) => `chart_data?market=INDEX&symbol=${symbol}&interval=${interval}`),
  );
  for (const path of [...charts, 'sectors', 'instruments?limit=200&sort=change_percent&order=desc']) {
    const answer = await fetch(`${origin}/stock/api/v1/${path}`, {
      headers: { Authorization: 'wealth-sandbox-key' },
    });
    if (!answer.ok) throw new Error(`${path} was not read: ${answer.status}`);
    await answer.arrayBuffer();
  }
}

/** What the sandbox holds in memory once it is ready, and after a year of its clock. */
export async function measureMemory(): Promise<Figure[]> {
  const sandbox = await startSandbox();
  try {
    const atStart = residentMegabytes(sandbox);
    let most = atStart;
    for (let day = 0; day < yearDays; day += stepDays) {
      await advance(sandbox.origin, stepDays * dayMs);
      await look(sandbox.origin);
      most = Math.max(most, residentMegabytes(sandbox));
    }
    return [
      atMost({ name: 'after the start', unit: ' MB' }, atStart, 400),
      atMost({ name: 'at the most over a year of its clock', unit: ' MB' }, most, 600),
    ];
  } finally {
    await sandbox.stop();
  }
}
