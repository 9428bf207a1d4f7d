import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { atLeast, atMost, median, type Figure } from './figures.ts';
import { startSandbox, type RunningSandbox } from './processes.ts';
import { receiveTicks, type Reception } from './receiveTicks.ts';
import { allInstruments, signIn } from './sandboxClient.ts';

const socketCount = 50;
/** Seeded clients: one alone may not open that many sockets. */
const usernames = ['9876543210', '9876543211', '9876543212', '9876543213', '9876543214'] as const;
// Every share trades eight times a second: in nearly each round.
const roundMs = 125;
/** Instruments of one socket, another hundred for each of them until the table is through. */
const instrumentsEach = 100;
const measuredMs = 20_000;
const warmUpMs = 3_000;

/** Seconds of the processor that a process has worked. */
function cpuSeconds(pid: number): number {
  if (process.platform === 'linux') {
    // Behind the name, which may hold blanks: user and system time are the 14th and 15th field, in hundredths.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }
  const time = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

interface Received {
  receptions: Reception[];
  /** Those of the market. */
  instruments: number;
  /** Percent of one core that the sandbox took meanwhile. */
  corePercent: number;
  /** Quotes of the whole market that changed in a second. */
  changedPerSecond: number;
}

async function run(sandbox: RunningSandbox): Promise<Received> {
  const tokens = await Promise.all(usernames.map((username) => signIn(sandbox.origin, username)));
  const instruments = await allInstruments(sandbox.origin);
  const receptions = Array.from({ length: socketCount }, () => ({ lagsMs: [], ticks: 0, gaps: 0 }));
  const sockets = await Promise.all(
    receptions.map((into, index) => {
      const token = tokens[index % tokens.length] ?? '';
      const first = (index * instrumentsEach) % Math.max(1, instruments.length - instrumentsEach);
      const own = instruments.slice(first, first + instrumentsEach);
      return receiveTicks({ origin: sandbox.origin, token, instruments: own }, into);
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, warmUpMs));
  for (const into of receptions) Object.assign(into, { lagsMs: [], ticks: 0, gaps: 0 });
  const pid = sandbox.process.pid ?? Number.NaN;
  const [cpuBefore, began] = [cpuSeconds(pid), performance.now()];
  await new Promise((resolve) => setTimeout(resolve, measuredMs));
  const seconds = (performance.now() - began) / 1_000;
  const corePercent = ((cpuSeconds(pid) - cpuBefore) / seconds) * 100;
  for (const socket of sockets) socket.terminate();
  // Every socket sees a part of the market; together they see all of it, most of it more than once.
  const ticks = receptions.reduce((sum, into) => sum + into.ticks, 0);
  const timesSeen = (socketCount * instrumentsEach) / instruments.length;
  return {
    receptions,
    instruments: instruments.length,
    corePercent,
    changedPerSecond: ticks / seconds / timesSeen,
  };
}

/** 100 different instruments to each of 50 sockets: every batch arrives, and the last ones as soon as the first. */
export async function measureStream(): Promise<Figure[]> {
  const sandbox = await startSandbox({
    SANDBOX_ROUND_MS: String(roundMs),
    SANDBOX_BUSIEST: '1',
  });
  try {
    const { receptions, instruments, corePercent, changedPerSecond } = await run(sandbox);
    const third = (reception: Reception, index: 0 | 2) => {
      const size = Math.floor(reception.lagsMs.length / 3);
      return reception.lagsMs.slice(index * size, (index + 1) * size);
    };
    // A batch tells its time in whole seconds, so a lag is half a second too long on average, at the start as at the end.
    const first = median(receptions.flatMap((reception) => third(reception, 0)));
    const last = median(receptions.flatMap((reception) => third(reception, 2)));
    const ticksPerSecond = median(receptions.map((reception) => reception.ticks)) / (measuredMs / 1000);
    const gaps = receptions.reduce((sum, reception) => sum + reception.gaps, 0);
    return [
      atLeast({ name: 'instruments of the market' }, instruments, 2_000),
      atLeast({ name: 'changed quotes a second' }, changedPerSecond, 10_000),
      atMost({ name: 'processor of the sandbox, of one core', unit: ' %' }, corePercent, 40),
      atLeast({ name: 'ticks a second to each of 50 sockets' }, ticksPerSecond, 500),
      atMost({ name: 'missing batches' }, gaps, 0),
      atMost({ name: 'growth of the lag from first to last third', unit: ' ms' }, last - first, 100),
    ];
  } finally {
    await sandbox.stop();
  }
}
