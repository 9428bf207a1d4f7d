import * as z from 'zod/mini';

interface CliRequest {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
}

/** One command of the back office: what it is called, what it takes and which call it makes. */
interface CliCommand {
  usage: string;
  /** Null when the arguments do not fit. */
  toRequest: (args: readonly string[]) => CliRequest | null;
}

const commands: Readonly<Record<string, CliCommand>> = {
  kyc: {
    usage: 'kyc <mobile> <unverified|pending|approved|rejected> [reason]',
    toRequest([mobile, status, ...words]) {
      if (mobile === undefined || status === undefined) return null;
      const reason = words.length > 0 ? { reason: words.join(' ') } : {};
      return { method: 'POST', path: 'kyc', body: { mobile, status, ...reason } };
    },
  },
  bank: {
    usage: 'bank <mobile> <verified|failed|in_review> [name_mismatch|account_not_found]',
    toRequest([mobile, status, failure]) {
      if (mobile === undefined || status === undefined) return null;
      const reason = failure === undefined ? {} : { failure };
      return { method: 'POST', path: 'bank', body: { mobile, status, ...reason } };
    },
  },
  deposit: {
    usage: 'deposit <mobile> [own_account|another_account] [rupees] [reports] [late by milliseconds]',
    toRequest([mobile, from, amount, reports, afterMs]) {
      if (mobile === undefined) return null;
      const values = {
        ...(from === undefined ? {} : { from }),
        ...(amount === undefined ? {} : { amount: Number(amount) }),
        ...(reports === undefined ? {} : { reports: Number(reports) }),
        ...(afterMs === undefined ? {} : { after_ms: Number(afterMs) }),
      };
      return { method: 'POST', path: 'deposit', body: { mobile, ...values } };
    },
  },
  withdrawal: {
    usage: 'withdrawal <mobile> <sent|paid|failed> [account_closed|bank_refused]',
    toRequest([mobile, state, reason]) {
      if (mobile === undefined || state === undefined) return null;
      const why = reason === undefined ? {} : { reason };
      return { method: 'POST', path: 'withdrawal', body: { mobile, state, ...why } };
    },
  },
  settle: {
    usage: 'settle <mobile> [paid|failed] [account_closed|bank_refused]   (without a state: sends it)',
    toRequest([mobile, state, reason]) {
      if (mobile === undefined) return null;
      const values = {
        ...(state === undefined ? {} : { state }),
        ...(reason === undefined ? {} : { reason }),
      };
      return { method: 'POST', path: 'settle', body: { mobile, ...values } };
    },
  },
  action: {
    usage:
      'action <market> <symbol> <split|bonus|dividend|rights|demerger> [after:before] [rupees] [ex-date] [new symbol] [percent of the cost]   (- for none)',
    toRequest([market, symbol, kind, ratio, amount, exDate, newSymbol, costPercent]) {
      if (kind === undefined) return null;
      const given = (text: string | undefined) => (text === '-' ? undefined : text);
      const [after, before] = given(ratio)?.split(':').map(Number) ?? [];
      const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
      const body = {
        market,
        symbol,
        kind,
        after,
        before,
        amount: number(given(amount)),
        ex_date: given(exDate),
        new_symbol: given(newSymbol),
        cost_percent: number(given(costPercent)),
      };
      return { method: 'POST', path: 'action', body };
    },
  },
  dividend: {
    usage: 'dividend <mobile> <symbol> <paid|withheld>',
    toRequest([mobile, symbol, state]) {
      if (state === undefined) return null;
      return { method: 'POST', path: 'dividend', body: { mobile, symbol, state } };
    },
  },
  issue: {
    usage: 'issue <id> <withdraw | extend> [trading days]',
    toRequest([id, action, days]) {
      if (id === undefined || action === undefined) return null;
      const more = days === undefined ? {} : { days: Number(days) };
      return { method: 'POST', path: 'issue', body: { id, action, ...more } };
    },
  },
  mandate: {
    usage: 'mandate <mobile> <approve | decline | no_money | late | release>   (of the newest application)',
    toRequest([mobile, action]) {
      if (mobile === undefined || action === undefined) return null;
      return { method: 'POST', path: 'mandate', body: { mobile, action } };
    },
  },
  allot: {
    usage: 'allot <id of an issue>   (once its bids are closed)',
    toRequest: ([id]) => (id === undefined ? null : { method: 'POST', path: 'allot', body: { id } }),
  },
  block: {
    usage: 'block <mobile> <meet | refuse>   (of the newest bid that waits)',
    toRequest([mobile, action]) {
      if (mobile === undefined || action === undefined) return null;
      return { method: 'POST', path: 'block', body: { mobile, action } };
    },
  },
  loans: {
    usage: 'loans <call | next | bank_refuses | bank_pays> <mobile>   (next: notice, then sale)',
    toRequest([action, mobile]) {
      if (action === undefined || mobile === undefined) return null;
      return { method: 'POST', path: 'loans', body: { mobile, action } };
    },
  },
  ddpi: {
    usage: 'ddpi <mobile> <given|missing>',
    toRequest([mobile, state]) {
      if (mobile === undefined || (state !== 'given' && state !== 'missing')) return null;
      return { method: 'POST', path: 'ddpi', body: { mobile, given: state === 'given' } };
    },
  },
  claims: {
    usage:
      'claims decide <reference> <acknowledge | review | ask | offer | decline> [rupees, or - for all] [words]',
    toRequest([verb, reference, decision, amount, ...words]) {
      if (verb !== 'decide' || reference === undefined || decision === undefined) return null;
      const isOffer = decision === 'offer';
      const spoken = isOffer ? words : [...(amount === undefined ? [] : [amount]), ...words];
      const offered = isOffer && amount !== undefined && amount !== '-' ? { amount: Number(amount) } : {};
      const text = spoken.length > 0 ? { text: spoken.join(' ') } : {};
      return { method: 'POST', path: 'claims/decide', body: { reference, decision, ...offered, ...text } };
    },
  },
  offers: {
    usage: 'offers grant <mobile> [uses] [last day]   (waives the depository charge of that many sales)',
    toRequest([verb, mobile, uses, day]) {
      if (verb !== 'grant' || mobile === undefined) return null;
      const values = {
        ...(uses === undefined ? {} : { uses: Number(uses) }),
        ...(day === undefined ? {} : { valid_until: day }),
      };
      return { method: 'POST', path: 'offers/grant', body: { mobile, ...values } };
    },
  },
  rights: {
    usage: 'rights <mobile> <allow_compensation | allow_bonus | allow_loan> <given | missing>',
    toRequest([mobile, right, state]) {
      if (right === undefined || (state !== 'given' && state !== 'missing')) return null;
      return { method: 'POST', path: 'rights', body: { mobile, right, given: state === 'given' } };
    },
  },
  alert: {
    usage: 'alert <mobile> [id of an alert; else all that wait]',
    toRequest([mobile, id]) {
      if (mobile === undefined) return null;
      return { method: 'POST', path: 'alert', body: { mobile, ...(id === undefined ? {} : { id }) } };
    },
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
    toRequest([market, symbol, price]) {
      if (price === undefined) return null;
      return { method: 'POST', path: 'price', body: { market, symbol, price: Number(price) } };
    },
  },
  news: {
    usage: 'news <title> [symbol | sector] [text]',
    toRequest([title, about, body]) {
      if (title === undefined) return null;
      return { method: 'POST', path: 'news', body: { title, about, body } };
    },
  },
  mode: {
    usage: 'mode <always-open | exchange-hours>',
    toRequest: ([mode]) => (mode === undefined ? null : { method: 'POST', path: 'mode', body: { mode } }),
  },
  halt: {
    usage: 'halt market [minutes] | halt <market> <symbol> [minutes]   (0 ends it)',
    toRequest([market, second, third]) {
      if (market === undefined) return null;
      const minutes = (text: string | undefined) => (text === undefined ? {} : { minutes: Number(text) });
      if (market === 'market') return { method: 'POST', path: 'halt', body: minutes(second) };
      if (second === undefined) return null;
      return { method: 'POST', path: 'halt', body: { market, symbol: second, ...minutes(third) } };
    },
  },
  pause: { usage: 'pause', toRequest: () => ({ method: 'POST', path: 'pause', body: {} }) },
  resume: { usage: 'resume', toRequest: () => ({ method: 'POST', path: 'resume', body: {} }) },
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

async function send(request: CliRequest, port: string): Promise<number> {
  const key = process.env.SANDBOX_CONTROL_KEY;
  const response = await fetch(`http://localhost:${port}/sandbox/v1/${request.path}`, {
    method: request.method,
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'x-sandbox-key': key }),
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  });
  const { data, message } = z.parse(envelopeSchema, await response.json());
  const details = data === null || data === undefined ? message : JSON.stringify(data, null, 2);
  if (response.ok) process.stdout.write(`${details}\n`);
  else process.stderr.write(`${response.status} ${message}\n${details === message ? '' : `${details}\n`}`);
  return response.ok ? 0 : 1;
}

/** What is wrong with a call that makes no request; null when nothing was asked for. */
function mistake(name: string | undefined): string | null {
  if (name === undefined) return null;
  const known = commands[name];
  return known ? `This wants: npm run sandbox -- ${known.usage}` : `There is no command "${name}".`;
}

async function run(args: readonly string[], port: string): Promise<number> {
  const [name, ...rest] = args;
  if (name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(`${usage()}\n`);
    return 0;
  }
  const request = commands[name ?? '']?.toRequest(rest) ?? null;
  if (request) return send(request, port);
  process.stderr.write(`${[mistake(name), usage()].filter((text) => text !== null).join('\n\n')}\n`);
  return 2;
}

const port = process.env.PORT ?? '4200';

try {
  process.exitCode = await run(process.argv.slice(2), port);
} catch (error) {
  // `fetch` reports an unreachable server as a TypeError.
  const reason = error instanceof Error ? error.message : 'unknown reason';
  const text =
    error instanceof TypeError
      ? `No sandbox answers at http://localhost:${port}. Start it with npm start, or name the port of one that runs: PORT=${port} npm run sandbox -- …`
      : `This did not work: ${reason}`;
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
