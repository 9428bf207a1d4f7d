import { describe, expect, it } from 'vitest';
import { text } from '../../test/localServer.ts';
import { serve } from '../../test/serve.ts';
import { rejection } from '../../test/rejection.ts';
import { login } from '../generated/endpoints/auth/auth.ts';

const credentials = { username: '9876543210', password: '5f4dcc3b5aa765d61d8327deb882cf99' };
const authData = { access_token: 'a', refresh_token: 'r', expires_in: 900, token_type: 'Bearer' };
const success = { data: authData, message: 'OK' };

const html = '<!doctype html><title>Bad gateway</title>';

describe('an answer that is no envelope is malformed [I1-4-MALFORMED] [I1-9-ENVELOPE] [S8-FALLBACK] [D-ENVELOPE]', () => {
  it.each([
    { name: 'HTML with 200', status: 200, body: html },
    { name: 'HTML with 500', status: 500, body: html },
    { name: 'an empty body with 200', status: 200, body: '' },
    { name: 'an empty body with 500', status: 500, body: '' },
    { name: 'cut JSON', status: 200, body: JSON.stringify(success).slice(0, -9) },
    { name: 'cut JSON with 400', status: 400, body: '{"data":null,"mess' },
    { name: 'an array', status: 200, body: '[]' },
    { name: 'null', status: 200, body: 'null' },
    { name: 'a text', status: 200, body: '"OK"' },
    { name: 'success without data', status: 200, body: '{"success":true}' },
    { name: 'a message without data', status: 200, body: '{"message":"OK"}' },
    { name: 'data without a message', status: 200, body: JSON.stringify({ data: authData }) },
    {
      name: 'a message of the wrong type',
      status: 200,
      body: JSON.stringify({ data: authData, message: 1 }),
    },
    { name: 'a message of the wrong type with 400', status: 400, body: '{"data":null,"message":{}}' },
    { name: 'data of the wrong type with 400', status: 400, body: '{"data":"no","message":"No"}' },
    { name: 'another object with 400', status: 400, body: '{"error":"no"}' },
    { name: 'an array for an object', status: 200, body: '{"data":[],"message":"OK"}' },
    {
      name: 'a field of the wrong type',
      status: 200,
      body: JSON.stringify({ ...success, data: { ...authData, expires_in: '900' } }),
    },
    {
      name: 'a number beyond all numbers',
      status: 200,
      body: JSON.stringify(success).replace('900', '1e999'),
    },
    {
      name: '10,000 brackets',
      status: 200,
      body: `{"data":${'['.repeat(10_000)}${']'.repeat(10_000)},"message":"OK"}`,
    },
    { name: 'only a prototype', status: 200, body: `{"__proto__":${JSON.stringify(success)}}` },
  ])('$name', async ({ status, body }) => {
    await serve(text(status, body));

    expect(await rejection(login(credentials))).toMatchObject({
      kind: 'malformed',
      status,
      serverMessage: null,
    });
  });

  it('204 without a body', async () => {
    await serve((response) => response.writeHead(204).end());

    expect(await rejection(login(credentials))).toMatchObject({ kind: 'malformed', status: 204 });
  });
});

describe('an answer that is odd but right is taken', () => {
  it.each([
    { name: 'with a byte order mark', body: `\uFEFF${JSON.stringify(success)}` },
    {
      name: 'with a key twice, whose last value counts',
      body: JSON.stringify(success).replace('{"data"', '{"data":7,"data"'),
    },
    { name: 'as text/html', body: JSON.stringify(success), type: 'text/html' },
    {
      name: 'with __proto__ as data',
      body: JSON.stringify(success).replace('{"access', '{"__proto__":{"polluted":1},"access'),
    },
  ])('$name', async ({ body, type }) => {
    await serve(text(200, body, type === undefined ? {} : { 'Content-Type': type }));

    const answer = await login(credentials);

    expect(answer).toEqual(authData);
    expect('polluted' in answer || 'polluted' in {}).toBe(false);
  });
});
