import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { atMost, type Figure } from './figures.ts';
import { residentMegabytes, startSandbox } from './processes.ts';
import { signIn } from './sandboxClient.ts';

const uploadCount = 40;
const uploadBytes = 20_900_000;
const sampleMs = 50;
const pauseMs = 100;

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

async function uploadAvatar(origin: string, token: string): Promise<number> {
  const body = new FormData();
  body.append('file', new Blob([pixel]), 'a.png');
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/client/app/v1/avatar`, { method: 'POST', headers, body });
  await answer.text();
  return answer.status;
}

/** Sends the uploads from a process of its own. @returns Their statuses, or why there was no answer. */
async function flood(origin: string, token: string): Promise<string[]> {
  const file = path.join(import.meta.dirname, 'uploadFlood.ts');
  const args = [file, origin, token, String(uploadCount), String(uploadBytes)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return stdout.split(',');
}

/**
 * Forty large uploads at once by one client: the memory of the server hardly grows, and another client's avatar does
 * not wait for them. Measured where the system has /proc.
 */
export async function measureUploads(): Promise<Figure[]> {
  const sandbox = await startSandbox();
  try {
    const { origin } = sandbox;
    const token = await signIn(origin, '9876543211');
    const other = await signIn(origin, '9876543214');
    // The first image loads the library.
    await uploadAvatar(origin, other);
    const before = residentMegabytes(sandbox);
    let peak = before;
    const sampling = setInterval(() => {
      peak = Math.max(peak, residentMegabytes(sandbox));
    }, sampleMs);
    const over = new AbortController();
    const flooding = flood(origin, token).finally(() => over.abort());
    const avatarsMs: number[] = [];
    while (!over.signal.aborted) {
      // A client has 200 uploads a day.
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      const startedAt = performance.now();
      const status = await uploadAvatar(origin, other);
      avatarsMs.push(status === 200 ? performance.now() - startedAt : Number.POSITIVE_INFINITY);
    }
    const statuses = await flooding;
    clearInterval(sampling);
    const wrong = statuses.filter((status) => status !== '200' && status !== '429');
    return [
      atMost({ name: 'growth of the memory', unit: ' MB' }, peak - before, 300),
      atMost(
        { name: 'slowest avatar of another client meanwhile', unit: ' ms' },
        Math.max(...avatarsMs),
        1_000,
      ),
      atMost({ name: 'uploads answered by neither 200 nor 429' }, wrong.length, 0),
    ];
  } finally {
    await sandbox.stop();
  }
}
