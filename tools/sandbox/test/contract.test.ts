import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Sector } from '@wealth/api-sdk/model';
import { operations } from '@wealth/api-sdk/operations';
import { sectors } from '@wealth/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { createSandboxClock } from '../src/machine/createSandboxClock.ts';
import { openDatabase } from '../src/database/database.ts';
import { allOperations } from '../src/allOperations.ts';
import { systemRandom } from '../src/index.ts';
import { createServices } from '../src/services/services.ts';
import { responseValidatorOf } from './support/responseValidatorOf.ts';
import { createTestSandbox, startOfTest, type TestSandbox } from './support/testSandbox.ts';

const descriptionSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ operationId: z.string(), responses: z.record(z.string(), z.unknown()) })),
  ),
  components: z.object({
    responses: z.object({
      Unauthorized: z.object({
        content: z.object({ 'application/json': z.object({ schema: z.object({ $ref: z.string() }) }) }),
      }),
    }),
  }),
});

const description = z.parse(
  descriptionSchema,
  parse(readFileSync(resolve(import.meta.dirname, '../../../openapi/wealth.yaml'), 'utf8')),
);

const described = Object.entries(description.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
    ),
  )
  .toSorted();

it('finds the response validator of every operation', () => {
  for (const line of described) {
    const [id, method = '', path = ''] = line.split(' ');
    const target = `${path.replace('{id}', '2c9d1f0a-4b1e-4a57-9a0c-6f1f5f3f8a21')}?limit=1`;

    expect([id, responseValidatorOf(method, target)]).toEqual([
      id,
      Object.entries(operations).find(([name]) => name === id)?.[1].answer,
    ]);
  }
});

it('describes the sectors that the market knows, in their order', () => {
  expect(Object.values(Sector)).toEqual(sectors);
});

it('pins the data of every 401 [I3A-SPEC-401]', () => {
  const { schema } = description.components.responses.Unauthorized.content['application/json'];
  const answers = Object.values(description.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => ('401' in responses ? [responses['401']] : []));

  expect(schema).toEqual({ $ref: '#/components/schemas/NothingEnvelope' });
  expect(answers.length).toBeGreaterThan(20);
  for (const answer of answers) expect(answer).toEqual({ $ref: '#/components/responses/Unauthorized' });
});

describe('the described API', () => {
  let test: TestSandbox;
  let served: string[];

  beforeAll(async () => {
    test = await createTestSandbox();
    const database = openDatabase(':memory:');
    const services = createServices({
      clock: createSandboxClock(() => startOfTest),
      random: systemRandom,
      database,
      dataFolder: test.dataFolder,
      scryptCost: 16,
      market: { seed: 'test', alwaysOpen: true, roundMs: 250 },
      onError: () => undefined,
    });
    served = allOperations(services)
      .map(({ id }) => `${id} ${operations[id].method} ${operations[id].path}`)
      .toSorted();
    database.close();
  });

  afterAll(() => test.dispose());

  it('has a route for every operation, and no route without one [I1-6-ROUTES]', () => {
    expect(served).toEqual(described);
  });

  it.each(described)('%s is routed', async (line) => {
    const [, method = '', path = ''] = line.split(' ');
    const response = await test.sandbox.fetch(new Request(`http://localhost:4200${path}`, { method }));

    expect(response.status).not.toBe(404);
    expect(response.status).not.toBe(405);
    const envelope: unknown = await response.json();
    if (response.status === 401) {
      expect(envelope).toEqual({ data: null, message: 'Authentication is required.' });
    }
  });
});
