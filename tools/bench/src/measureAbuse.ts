import WebSocket from 'ws';
import { atMost, median, percentile, type Figure } from './figures.ts';
import { residentMegabytes, startSandbox, type RunningSandbox } from './processes.ts';
import { allInstruments, passwordHash, signIn } from './sandboxClient.ts';

const measuredMs = 20_000;
const floodPerSecond = 300;
/** One client that signs in now and again, as somebody at a desk would. */
const signInEveryMs = 200;
const askEveryMs = 20;
/** The rate of the stream's own measurement. */
const roundMs = 125;

interface Answers {
  /** Milliseconds of each answer, in order. */
  ms: number[];
  /** 0 stands for a connection that broke. */
  statuses: Map<number, number>;
}

async function timed(answers: Answers, send: () => Promise<Response>): Promise<void> {
  const start = performance.now();
  const status = await send().then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  answers.ms.push(performance.now() - start);
  answers.statuses.set(status, (answers.statuses.get(status) ?? 0) + 1);
}

/** Sends the same thing at a pace, whether it was answered or not, until the time is over. */
async function sendAtPace(
  send: () => Promise<Response>,
  pace: { everyMs: number; forMs: number },
): Promise<Answers> {
  const answers: Answers = { ms: [], statuses: new Map() };
  const sent: Array<Promise<void>> = [];
  const start = performance.now();
  const due = () => Math.floor(Math.min(performance.now() - start, pace.forMs) / pace.everyMs);
  while (performance.now() - start < pace.forMs) {
    while (sent.length <= due()) sent.push(timed(answers, send));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await Promise.all(sent);
  return answers;
}

function toReset(origin: string): () => Promise<Response> {
  const body = JSON.stringify({ username: '9123456789', password: passwordHash });
  const headers = { 'content-type': 'application/json', cookie: '__Host-code_grant=guess' };
  return () => fetch(`${origin}/auth/app/v1/reset_pwd`, { method: 'POST', headers, body });
}

function toSignIn(origin: string): () => Promise<Response> {
  const body = JSON.stringify({ username: '9876543210', password: passwordHash });
  const headers = { 'content-type': 'application/json' };
  return () => fetch(`${origin}/auth/app/v1/login`, { method: 'POST', headers, body });
}

function others({ statuses }: Answers, ...expected: number[]): number {
  return [...statuses].reduce((sum, [status, count]) => sum + (expected.includes(status) ? 0 : count), 0);
}

/** One client signs in, and a page is read, while a stranger floods what only a verified code opens. */
async function measureFlood({ origin }: RunningSandbox): Promise<Figure[]> {
  const pace = { everyMs: signInEveryMs, forMs: measuredMs };
  const page = () => fetch(`${origin}/login`, { headers: { accept: 'text/html' } });
  await sendAtPace(toSignIn(origin), { ...pace, forMs: 2_000 });
  const calm = await sendAtPace(toSignIn(origin), pace);
  const [flood, flooded, pages] = await Promise.all([
    sendAtPace(toReset(origin), { everyMs: 1_000 / floodPerSecond, forMs: measuredMs }),
    sendAtPace(toSignIn(origin), pace),
    sendAtPace(page, { everyMs: 1_000, forMs: measuredMs }),
  ]);
  const limit = Math.round(percentile(calm.ms, 0.99) * 2);
  return [
    atMost({ name: 'sign-in undisturbed, p50', unit: ' ms' }, median(calm.ms), 1_000),
    atMost({ name: 'sign-in during the flood, p50', unit: ' ms' }, median(flooded.ms), limit),
    atMost({ name: 'sign-in during the flood, p99', unit: ' ms' }, percentile(flooded.ms, 0.99), limit),
    atMost({ name: 'sign-ins that were not let in' }, others(calm, 200) + others(flooded, 200), 0),
    atMost({ name: 'the page /login, slowest', unit: ' ms' }, Math.max(...pages.ms), 500),
    atMost({ name: 'pages that were not served' }, others(pages, 200), 0),
    atMost({ name: 'answers to the flood but 403 and 429' }, others(flood, 403, 429), 0),
  ];
}

/** As many as one connection may subscribe to. */
const subscribed = 500;

/** A signed-in socket that asks for all it can get, as often as the protocol allows. */
async function openGreedy(
  origin: string,
  instruments: readonly unknown[],
  isDeaf: boolean,
): Promise<() => void> {
  const token = await signIn(origin, '9876543211');
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/stock/ws`, { origin });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);
  socket.send(JSON.stringify({ type: 'auth', token }));
  await new Promise((resolve) => socket.once('message', resolve));
  if (isDeaf) socket.pause();
  const frame = JSON.stringify({ type: 'subscribe', instruments, from_seq: 0 });
  // No more often, so that it is the silence that is measured and not the flood.
  const sending = setInterval(() => {
    if (socket.readyState === WebSocket.OPEN) socket.send(frame);
  }, 1_000 / 15);
  return () => {
    clearInterval(sending);
    socket.terminate();
  };
}

/** What one page that does not read costs the server, and the others. */
async function measureDeafSocket(sandbox: RunningSandbox): Promise<Figure[]> {
  const { origin } = sandbox;
  const ask = () => fetch(`${origin}/client/app/v1/system_info`);
  const instruments = (await allInstruments(origin)).slice(0, subscribed);
  // The same by one that reads comes first: what the work itself needs is not what the silence costs.
  const stopReading = await openGreedy(origin, instruments, false);
  await sendAtPace(ask, { everyMs: askEveryMs, forMs: measuredMs / 2 });
  stopReading();
  const before = residentMegabytes(sandbox);
  const stop = await openGreedy(origin, instruments, true);
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, residentMegabytes(sandbox));
  }, 250);
  const answers = await sendAtPace(ask, { everyMs: askEveryMs, forMs: measuredMs });
  clearInterval(watching);
  stop();
  return [
    atMost({ name: 'growth of the memory', unit: ' MB' }, most - before, 50),
    atMost({ name: 'answers to others, p50', unit: ' ms' }, median(answers.ms), 2),
    atMost({ name: 'others that were not answered' }, others(answers, 200), 0),
  ];
}

/** A stranger's flood, and a page that does not read: the others must not notice. */
export async function measureAbuse(): Promise<Figure[]> {
  return [
    ...(await measureOn({}, measureFlood)),
    ...(await measureOn({ SANDBOX_ROUND_MS: String(roundMs), SANDBOX_BUSIEST: '1' }, measureDeafSocket)),
  ];
}

async function measureOn(
  env: Readonly<Record<string, string>>,
  measure: (sandbox: RunningSandbox) => Promise<Figure[]>,
): Promise<Figure[]> {
  const sandbox = await startSandbox(env);
  try {
    return await measure(sandbox);
  } finally {
    await sandbox.stop();
  }
}
