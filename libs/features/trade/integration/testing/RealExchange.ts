import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError, configureHttp } from '@wealth/api-sdk';
import type { OrderAnswer, OrderBody, OrderChange, OrderDetail } from '@wealth/api-sdk/model';

const root = join(import.meta.dirname, '../../../../..');
const tooMany = 429;

interface Answer {
  status: number;
  // What the wire brings: each reader names what it expects, as the SDK has checked it elsewhere.
  data: unknown;
  cookie: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isDetail(value: unknown): value is OrderDetail {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['status'] === 'string';
}

function field(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

function refusal({ status, data }: Answer): ApiError {
  const errors = field(data, 'errors');
  const codes = Array.isArray(errors) ? errors.map((error: unknown) => String(field(error, 'code'))) : [];
  const fieldErrors = codes.map((code) => ({ field: 'client_order_id', code, message: '' }));
  return new ApiError('server', 'POST /trade', { status, fieldErrors });
}

/** The sandbox as a program of its own, and a client of it who knows nothing but HTTP. */
export class RealExchange {
  readonly #sandbox: ChildProcess;
  readonly #folder: string;
  readonly #url: string;
  #token = '';

  constructor(sandbox: ChildProcess, folder: string, url: string) {
    this.#sandbox = sandbox;
    this.#folder = folder;
    this.#url = url;
  }

  static async start(): Promise<RealExchange> {
    const folder = await mkdtemp(join(tmpdir(), 'wealth-trade-'));
    const sandbox = spawn(process.execPath, [join(root, 'tools/sandbox/src/main.ts')], {
      cwd: root,
      env: { ...process.env, PORT: '0', WEALTH_DATA: folder, SANDBOX_CONTROL: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const url = await new Promise<string>((resolve, reject) => {
      let said = '';
      const hear = (chunk: unknown) => {
        said += String(chunk);
        const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
        if (port !== undefined && said.includes('ready')) resolve(`http://127.0.0.1:${port}`);
      };
      sandbox.stdout.on('data', hear);
      sandbox.stderr.on('data', hear);
      sandbox.once('exit', () => reject(new Error(`The sandbox ended:\n${said}`)));
    });
    return new RealExchange(sandbox, folder, url);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#sandbox.once('exit', resolve));
    this.#sandbox.kill('SIGTERM');
    await ended;
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #request(
    target: `${string} /${string}`,
    json?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const [method = '', path = ''] = target.split(' ', 2);
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(this.#token === '' ? {} : { Authorization: `Bearer ${this.#token}` }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    const envelope: unknown = await response.json();
    // The flood limit is not what is looked at here; it has refused before anything was read.
    if (response.status === tooMany) return this.#request(target, json, headers);
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    return { status: response.status, data: field(envelope, 'data'), cookie };
  }

  /** Signs in, by default as the seeded client who is wealthy: hundreds of orders are no matter. */
  async signIn(username = '9876543215'): Promise<void> {
    // MD5, as on the wire.
    const password = '9d30d33a4eece1cf564deca978be7f82';
    const { data } = await this.#request('POST /auth/app/v1/login', { username, password });
    this.#token = String(field(data, 'access_token'));
  }

  /** Another client of the same sandbox. */
  async signInOther(username: string): Promise<RealExchange> {
    const other = new RealExchange(this.#sandbox, this.#folder, this.#url);
    await other.signIn(username);
    return other;
  }

  /** Has the calls of the SDK go to this sandbox, as this client. */
  useForCalls(): void {
    const token = this.#token;
    configureHttp({
      baseUrl: this.#url,
      stockBaseUrl: this.#url,
      stockKey: 'wealth-sandbox-key',
      tokenSource: {
        accessToken: () => token,
        refresh: () => Promise.reject(new ApiError('aborted', 'session')),
        subscribe: () => () => undefined,
        ended: new AbortController().signal,
        reportExhausted: () => undefined,
      },
    });
  }

  /** Does something to the sandbox itself: `pause`, `clock`, `price`. */
  async control(name: string, json: unknown = {}): Promise<void> {
    // Nobody's token: the control is no client.
    const { status } = await fetch(`${this.#url}/sandbox/v1/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(json),
    });
    if (status !== 200) throw new TypeError(`${name} was answered ${status}`);
  }

  /** Modifies an order. @returns the codes of what is wrong; none where it was changed, `ended` where it is too late. */
  async change(id: string, change: OrderChange, cookie: string): Promise<string[]> {
    const answer = await this.#request(`PATCH /trade/app/v1/orders/${id}`, change, { Cookie: cookie });
    if (answer.status === 200) return [];
    if (answer.status === 409) return ['ended'];
    return refusal(answer).fieldErrors.map(({ code }) => code);
  }

  /** The lowest price of the day, rupees. */
  async lowestPrice(wish: Omit<OrderBody, 'client_order_id' | 'price'>): Promise<number> {
    const { data } = await this.#request('POST /trade/app/v1/order/preview', { ...wish, price: 1_000 });
    return Number(field(field(data, 'price_band'), 'lower'));
  }

  /** Confirms the PIN. @returns the cookie that one order needs. */
  async confirm(pin: string): Promise<string> {
    return (await this.#request('POST /client/app/v1/pin/verify', { pin })).cookie;
  }

  /** As the SDK's call does: an order, or an `ApiError`. */
  async place(body: OrderBody, cookie: string): Promise<OrderDetail> {
    const headers = { 'Idempotency-Key': body.client_order_id, Cookie: cookie };
    const answer = await this.#request('POST /trade/app/v1/orders', body, headers);
    if (answer.status !== 200 || !isDetail(answer.data)) throw refusal(answer);
    return answer.data;
  }

  async ask(key: string): Promise<OrderAnswer> {
    const answer = await this.#request('POST /client/app/v1/intents/ask', { kind: 'order', key });
    if (answer.status !== 200) throw refusal(answer);
    const order = field(answer.data, 'order');
    return { order: isDetail(order) ? order : null, sealed: field(answer.data, 'sealed') === true };
  }

  /** Ids of all orders that wait under a key. */
  async waitingUnder(key: string): Promise<string[]> {
    const { data } = await this.#request('GET /trade/app/v1/orders?status=awaiting');
    const items = field(data, 'items');
    if (!Array.isArray(items)) throw new TypeError('no list of orders');
    return items
      .filter((item) => field(item, 'client_order_id') === key)
      .map((item) => String(field(item, 'id')));
  }

  async cancelAll(): Promise<void> {
    await this.#request('DELETE /trade/app/v1/orders');
  }
}
