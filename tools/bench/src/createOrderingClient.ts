import { createHash, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { signIn } from './sandboxClient.ts';

const pin = createHash('md5').update('246810').digest('hex');

/** An answer of the sandbox as it came. */
export interface PlainAnswer {
  status: number;
  body: string;
  cookie: string;
}

export interface OrderWish {
  symbol: string;
  side: 'BUY' | 'SELL';
  quantity: number;
  /** Rupees. */
  price: number;
}

const waitingSchema = z.object({ data: z.object({ items: z.array(z.unknown()) }) });

/** A client with a connection of its own that stays open. */
export interface OrderingClient {
  /** Confirms the PIN so many times beforehand: each order uses one confirmation up. */
  prepare: (grants: number) => Promise<void>;
  place: (wish: OrderWish) => Promise<PlainAnswer>;
  /** How many of its orders wait to be matched. */
  waitingCount: () => Promise<number>;
  close: () => void;
}

/** @throws Error when the sandbox does not let the client in, or no confirmation of the PIN is left. */
export async function createOrderingClient(origin: string, username: string): Promise<OrderingClient> {
  const token = await signIn(origin, username);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const grants: string[] = [];

  function post(path: string, content: unknown, more: Record<string, string> = {}): Promise<PlainAnswer> {
    const body = JSON.stringify(content);
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      ...more,
    };
    function send(resolve: (answer: PlainAnswer) => void, reject: (error: unknown) => void): void {
      const outgoing = request(`${origin}${path}`, { method: 'POST', agent, headers }, (answer) => {
        const [cookie = ''] = answer.headers['set-cookie'] ?? [];
        const status = answer.statusCode ?? 0;
        text(answer).then((read) => {
          resolve({ status, body: read, cookie: cookie.split(';')[0] ?? '' });
        }, reject);
      });
      outgoing.once('error', (error: NodeJS.ErrnoException) => {
        // The server has closed a connection that had nothing to do for a while, as this was sent on it.
        if (outgoing.reusedSocket && error.code === 'ECONNRESET') send(resolve, reject);
        else reject(error);
      });
      outgoing.end(body);
    }
    return new Promise(send);
  }

  return {
    async prepare(count) {
      for (let made = 0; made < count; made += 1) {
        const { status, cookie } = await post('/client/app/v1/pin/verify', { pin });
        if (status !== 200) throw new Error(`A PIN was answered ${status}.`);
        grants.push(cookie);
      }
    },
    place({ symbol, side, quantity, price }) {
      const key = randomUUID();
      const cookie = grants.pop();
      if (cookie === undefined) throw new Error('There is no confirmation of the PIN left.');
      const order = {
        client_order_id: key,
        instrument: { market: 'NSE', symbol },
        side,
        order_type: 'LIMIT',
        product: 'CNC',
        validity: 'DAY',
        quantity,
        price,
      };
      return post('/trade/app/v1/orders', order, { cookie, 'idempotency-key': key });
    },
    async waitingCount() {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${origin}/trade/app/v1/orders?status=awaiting`, { headers });
      return z.parse(waitingSchema, await answer.json()).data.items.length;
    },
    close: () => agent.destroy(),
  };
}
