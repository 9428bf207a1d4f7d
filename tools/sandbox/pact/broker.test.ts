import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contractFile, filtered, readContract } from './contractFile.ts';
import { startListening, type Listening } from './listening.testing.ts';
import { publishContract } from './publishContract.ts';
import { startThrowAwaySandbox, type ThrowAwaySandbox } from './throwAwaySandbox.ts';
import { verifyContract } from './verifyContract.ts';

interface Heard {
  call: string;
  authorization: string | undefined;
  body: string;
}

/** The calls of a Pact Broker that matter here, answered as its API describes them. */
async function startBroker(contract: object): Promise<Listening & { heard: Heard[] }> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    void readText(request).then((body) => {
      const call = `${request.method} ${request.url}`;
      heard.push({ call, authorization: request.headers.authorization, body });
      const answer = answers(`http://${request.headers.host}`, contract)[call];
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/hal+json' });
      response.end(JSON.stringify(answer ?? {}));
    });
  });
  return { ...(await startListening(server)), heard };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function answers(base: string, contract: object): Record<string, object> {
  const forVerification = `${base}/pacts/provider/wealth-api/for-verification`;
  const branchVersion = `${base}/pacticipants/wealth-api/branches/main/versions/1.2.3`;
  return {
    'GET /': {
      _links: {
        'pb:provider-pacts-for-verification': {
          href: `${base}/pacts/provider/{provider}/for-verification`,
          templated: true,
        },
      },
    },
    'GET /pacts/provider/wealth-api/for-verification': { _links: { self: { href: forVerification } } },
    'POST /pacts/provider/wealth-api/for-verification': {
      _embedded: {
        pacts: [
          {
            shortDescription: 'latest of main',
            verificationProperties: { pending: false, notices: [] },
            _links: { self: { href: `${base}/contract`, name: 'wealth-web (main)' } },
          },
        ],
      },
      _links: { self: { href: forVerification } },
    },
    'GET /contract': {
      ...contract,
      _links: {
        self: { href: `${base}/contract` },
        'pb:provider': { href: `${base}/pacticipants/wealth-api` },
        'pb:publish-verification-results': { href: `${base}/results` },
      },
    },
    'GET /pacticipants/wealth-api': {
      _links: {
        self: { href: `${base}/pacticipants/wealth-api` },
        'pb:branch-version': {
          href: `${base}/pacticipants/wealth-api/branches/{branch}/versions/{version}`,
          templated: true,
        },
      },
    },
    'PUT /pacticipants/wealth-api/branches/main/versions/1.2.3': {
      _links: { self: { href: branchVersion } },
    },
    'POST /results': { _links: { self: { href: `${base}/results/1` } } },
    'POST /contracts/publish': { notices: [{ type: 'success', text: 'Contract published' }] },
  };
}

describe('a broker', () => {
  const contract = filtered(readContract(contractFile), 'the bank accounts');
  let broker: Awaited<ReturnType<typeof startBroker>>;
  let sandbox: ThrowAwaySandbox;

  beforeEach(async () => {
    process.env.PACT_DO_NOT_TRACK = 'true';
    broker = await startBroker(contract);
    sandbox = await startThrowAwaySandbox();
  });
  afterEach(async () => {
    await sandbox.close();
    await broker.close();
  });

  const bodyOf = (call: string): unknown =>
    JSON.parse(broker.heard.find((heard) => heard.call === call)?.body ?? 'null');

  it('hands out the contract and hears the result with the version and its branch [I3A-TOOL-VERIFY]', async () => {
    const results = await verifyContract({
      provider: sandbox.url,
      statesUrl: `${sandbox.url}/sandbox/v1/state`,
      stockKey: 'wealth-sandbox-key',
      contract: {
        url: broker.url,
        token: 'broker-token',
        consumerBranch: 'feature',
        publish: { version: '1.2.3', branch: 'main' },
      },
    });

    expect(results.map(({ faults }) => faults)).toEqual(contract.interactions.map(() => []));
    expect(bodyOf('POST /pacts/provider/wealth-api/for-verification')).toMatchObject({
      consumerVersionSelectors: [{ branch: 'feature' }],
    });
    expect(bodyOf('POST /results')).toMatchObject({ success: true, providerApplicationVersion: '1.2.3' });
    expect(broker.heard.map(({ call }) => call)).toContain(
      'PUT /pacticipants/wealth-api/branches/main/versions/1.2.3',
    );
    expect(new Set(broker.heard.map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer broker-token']),
    );
  });

  it('takes the contract with the version and branch of the client [I3A-TOOL-VERIFY]', async () => {
    const said = await publishContract({
      url: broker.url,
      token: 'broker-token',
      file: contractFile,
      version: 'abc',
      branch: 'main',
    });

    expect(said).toEqual(['Contract published']);
    expect(bodyOf('POST /contracts/publish')).toMatchObject({
      pacticipantName: 'wealth-web',
      pacticipantVersionNumber: 'abc',
      branch: 'main',
      contracts: [{ consumerName: 'wealth-web', providerName: 'wealth-api', specification: 'pact' }],
    });
  });
});
