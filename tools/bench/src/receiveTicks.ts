import WebSocket from 'ws';

/** What a socket has received. */
export interface Reception {
  /** Milliseconds between the server's time of a batch and its arrival, in order of arrival. */
  lagsMs: number[];
  ticks: number;
  gaps: number;
}

// Reading only the head of a batch keeps fifty receivers in one process out of the measurement's way.
const batchHead = /"seq":(\d+),"time":"([^"]+)"/;

export interface Subscriber {
  origin: string;
  token: string;
  instruments: readonly unknown[];
}

/** Opens a socket that follows instruments. @returns It, once the first quotes are there. */
export function receiveTicks(
  { origin, token, instruments }: Subscriber,
  into: Reception,
): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/stock/ws`, { origin });
    let lastSeq: number | null = null;
    socket.once('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', token })));
    socket.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString() : '';
      if (text.includes('"type":"ready"')) socket.send(JSON.stringify({ type: 'subscribe', instruments }));
      if (text.includes('"type":"snapshot"')) resolve(socket);
      if (!text.includes('"type":"ticks"')) return;
      const [, seqText = '', time = ''] = batchHead.exec(text) ?? [];
      const seq = Number(seqText);
      if (lastSeq !== null && seq !== lastSeq + 1) into.gaps += 1;
      lastSeq = seq;
      into.ticks += text.split('"last_price"').length - 1;
      into.lagsMs.push(Date.now() - Date.parse(time));
    });
  });
}
