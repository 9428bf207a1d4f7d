import { request } from 'node:http';
import { onTestFinished } from 'vitest';

export interface HeldUpload {
  /** Status and headers of the answer, which comes when the body has ended or was refused. */
  answered: Promise<{ status: number; retryAfter: string | undefined; text: string }>;
  /** Sends more of the body. */
  write(bytes: Uint8Array | string): void;
  /** Sends the end of the form. */
  end(): void;
  /** Goes away without an end. */
  abort(): void;
}

const boundary = 'wealthtestboundary';

interface Target {
  address: string;
  token: string;
  /** First bytes of the file; a part is seen with its first byte. */
  begin?: Uint8Array;
}

/** Begins an upload over a connection of its own and leaves it open. */
export function holdUpload({ address, token, begin = new Uint8Array([0xff]) }: Target): HeldUpload {
  const [host, port] = address.split(':');
  const outgoing = request({
    host,
    port,
    path: '/client/app/v1/image',
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'transfer-encoding': 'chunked',
    },
  });
  const answered = new Promise<Awaited<HeldUpload['answered']>>((resolve, reject) => {
    outgoing.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], text }),
      );
    });
    outgoing.on('error', reject);
  });
  // An aborted upload has no answer, and some tests do not look.
  answered.catch(() => undefined);
  onTestFinished(() => {
    outgoing.destroy();
  });
  outgoing.write(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="id.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
  );
  outgoing.write(begin);
  return {
    answered,
    write: (bytes) => outgoing.write(bytes),
    end: () => outgoing.end(`\r\n--${boundary}--\r\n`),
    abort: () => outgoing.destroy(),
  };
}
