import * as z from 'zod/mini';

/** One command of the back office: what it is called, what it takes and which call it makes. */
interface CliCommand {
  usage: string;
  /** The request, or null when the arguments do not fit. */
  toRequest: (
    args: readonly string[],
  ) => { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: unknown } | null;
}

const commands: Readonly<Record<string, CliCommand>> = {
  kyc: {
    usage: 'kyc <mobile> <unverified|pending|approved|rejected>',
    toRequest: ([mobile, status]) => ({ method: 'POST', path: 'kyc', body: { mobile, status } }),
  },
  clock: {
    usage: 'clock <ISO time | +milliseconds>',
    toRequest([time]) {
      if (time === undefined) return null;
      const body = /^[+-]\d+$/.test(time) ? { advance_ms: Number(time) } : { now: time };
      return { method: 'POST', path: 'clock', body };
    },
  },
  price: {
    usage: 'price <market> <symbol> <price>',
    toRequest: ([market, symbol, price]) => ({
      method: 'POST',
      path: 'price',
      body: { market, symbol, price: Number(price) },
    }),
  },
  faults: {
    usage: 'faults clear | faults <JSON>',
    toRequest([text]) {
      if (text === undefined) return null;
      if (text === 'clear') return { method: 'DELETE', path: 'faults' };
      return { method: 'POST', path: 'faults', body: JSON.parse(text) };
    },
  },
  requests: { usage: 'requests', toRequest: () => ({ method: 'GET', path: 'requests' }) },
  reset: { usage: 'reset', toRequest: () => ({ method: 'POST', path: 'reset', body: {} }) },
};

const envelopeSchema = z.object({ data: z.unknown(), message: z.string() });

function usage(): string {
  const lines = Object.values(commands).map((command) => `  npm run sandbox -- ${command.usage}`);
  return ['Decides what a back office would, in the sandbox that runs on this machine:', ...lines].join('\n');
}

async function run(args: readonly string[], port: string): Promise<number> {
  const [name = '', ...rest] = args;
  const request = commands[name]?.toRequest(rest) ?? null;
  if (!request) {
    process.stderr.write(`${usage()}\n`);
    return 2;
  }
  const response = await fetch(`http://localhost:${port}/sandbox/v1/${request.path}`, {
    method: request.method,
    headers: { 'content-type': 'application/json' },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  });
  const envelope = envelopeSchema.safeParse(await response.json());
  const text = envelope.success ? JSON.stringify(envelope.data.data ?? envelope.data.message, null, 2) : '';
  const stream = response.ok ? process.stdout : process.stderr;
  stream.write(`${response.ok ? text : `${response.status} ${envelope.data?.message ?? ''} ${text}`}\n`);
  return response.ok ? 0 : 1;
}

try {
  process.exitCode = await run(process.argv.slice(2), process.env.PORT ?? '4200');
} catch (error) {
  const isUnreachable = error instanceof TypeError;
  const reason = error instanceof Error ? error.message : 'unknown reason';
  const text = isUnreachable
    ? 'No sandbox answers; start it with npm start.'
    : `This did not work: ${reason}`;
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
