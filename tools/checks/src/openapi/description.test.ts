import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  requestBody: z.optional(z.unknown()),
  responses: z.record(z.string(), z.unknown()),
});
const description = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    securitySchemes: z.record(z.string(), z.unknown()),
    parameters: z.record(z.string(), z.unknown()),
    schemas: z.record(z.string(), z.unknown()),
  }),
});

const file = path.resolve(import.meta.dirname, '../../../../openapi/wealth.yaml');
const api = z.parse(description, parse(readFileSync(file, 'utf8')));

// The bodies of the specification, as given.
const binding = [
  'GET /auth/app/v1/client_info',
  'POST /auth/app/v1/login',
  'POST /auth/app/v1/logout',
  'POST /auth/app/v1/register',
  'POST /auth/app/v1/reset_pwd',
  'POST /auth/app/v1/change_pwd',
  'POST /auth/app/v1/refresh',
  'POST /client/app/v1/code',
  'POST /client/app/v1/pwd_verify',
  'POST /client/app/v1/pin',
  'POST /client/app/v1/pin/verify',
  'POST /client/app/v1/avatar',
  'POST /client/app/v1/image',
  'GET /stat/app/v1/portfolio',
  'GET /stat/app/v1/asset',
  'POST /identify/app/v1',
  'GET /identify/app/v1/detail',
  'GET /stock/api/v1/chart_data',
  'GET /stock/api/v1/stock_detail',
  'GET /stock/api/v1/company',
  'GET /stock/api/v1/search/',
  'POST /stock/api/v1/stock',
];

const operations = Object.entries(api.paths).flatMap(([address, methods]) =>
  Object.entries(methods).map(([method, details]) => ({
    name: `${method.toUpperCase()} ${address}`,
    details,
  })),
);

const contract = z.parse(
  z.object({
    interactions: z.array(z.object({ request: z.object({ method: z.string(), path: z.string() }) })),
  }),
  JSON.parse(
    readFileSync(
      path.resolve(import.meta.dirname, '../../../../libs/api-sdk/pacts/wealth-web-wealth-api.json'),
      'utf8',
    ),
  ),
);
const pinned = contract.interactions.map(({ request }) => `${request.method} ${request.path}`);

describe('the contract', () => {
  it.each(operations.map(({ name }) => name))('pins %s [I1-9-CONSUMER]', (name) => {
    const address = new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

    expect(pinned.filter((request) => address.test(request))).not.toEqual([]);
  });
});

describe('openapi/wealth.yaml', () => {
  it.each(binding)('describes %s [I1-3-BINDING]', (name) => {
    expect(operations.map((each) => each.name)).toContain(name);
  });

  it.each(operations)(
    '$name answers 200 with an example in the envelope, and errors [I1-3-DETAILS]',
    ({ details }) => {
      const success = z.parse(
        z.object({
          content: z.object({
            'application/json': z.object({ example: z.object({ message: z.string(), data: z.unknown() }) }),
          }),
        }),
        details.responses['200'],
      );
      expect(success.content['application/json'].example).toHaveProperty('data');
      expect(Object.keys(details.responses)).toEqual(
        expect.arrayContaining(['200', '400', '429', '500', '503']),
      );
      expect(Object.keys(details.responses)).not.toContain('201');
      expect(Object.keys(details.responses)).not.toContain('204');
    },
  );

  it('describes security schemes, the idempotency header and the error envelope [I1-3-DETAILS]', () => {
    expect(api.openapi).toMatch(/^3\.1/);
    expect(Object.keys(api.components.securitySchemes).toSorted()).toEqual([
      'bearer',
      'codeGrant',
      'refreshToken',
      'stockKey',
    ]);
    expect(api.components.parameters).toHaveProperty('IdempotencyKey');
    expect(api.components.schemas).toHaveProperty('ErrorEnvelope');
  });
});
