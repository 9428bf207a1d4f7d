import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { readContract } from './contractFile.ts';

export interface PublishOptions {
  /** Address of the broker. */
  url: string;
  token?: string;
  /** The contract. */
  file: string;
  /** Version of the client; a version that was published before must not have another content. */
  version: string;
  branch?: string;
}

const namesSchema = z.object({
  consumer: z.object({ name: z.string() }),
  provider: z.object({ name: z.string() }),
});
const answerSchema = z.object({ notices: z.optional(z.array(z.object({ text: z.string() }))) });

/**
 * Publishes a contract in the way of the Pact Broker's API (POST contracts/publish).
 *
 * @returns What the broker says of it.
 * @throws Error when the broker does not answer, or does not take it.
 */
export async function publishContract({
  url,
  token,
  file,
  version,
  branch,
}: PublishOptions): Promise<string[]> {
  const { consumer, provider } = z.parse(namesSchema, readContract(file));
  const response = await fetch(new URL('contracts/publish', url.endsWith('/') ? url : `${url}/`), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/hal+json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      pacticipantName: consumer.name,
      pacticipantVersionNumber: version,
      ...(branch === undefined ? {} : { branch }),
      contracts: [
        {
          consumerName: consumer.name,
          providerName: provider.name,
          specification: 'pact',
          contentType: 'application/json',
          content: readFileSync(file).toString('base64'),
        },
      ],
    }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`the broker answered ${response.status}: ${text.slice(0, 500)}`);
  return (z.parse(answerSchema, JSON.parse(text)).notices ?? []).map((notice) => notice.text);
}
