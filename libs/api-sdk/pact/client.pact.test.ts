import { readFile } from 'node:fs/promises';
import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import * as client from '../src/generated/endpoints/client/client.ts';
import {
  asksForNewToken,
  by,
  get,
  holder,
  holding,
  isRefused,
  md5,
  moment,
  nothing,
  post,
  refused,
  succeeds,
  unverified,
} from './contract.ts';
import { imagePath, textPath } from './paths.ts';

const { boolean, like, number, regex } = MatchersV3;

/** md5 of the seeded password and of the seeded PIN. */
const password = '9d30d33a4eece1cf564deca978be7f82';
const pin = 'b6af3f19458ec8e6faff8ee1e0440ecb';
const wrong = '5f4dcc3b5aa765d61d8327deb882cf99';

describe('POST code', () => {
  const toCode = post('/client/app/v1/code');
  const identifier = '+919876543210';

  it('sends a code [S7-CODE]', async () => {
    const json = { identifier };

    await expect(
      succeeds(toCode('the wish for a code', { json }), () => client.requestCode(json)),
    ).resolves.toBeNull();
  });

  it('verifies a code [S7-CODE]', async () => {
    const json = { identifier, code: '123456' };
    const exchange = toCode('a right code', { state: 'a code for 9876543210 was sent', json });

    await expect(succeeds(exchange, () => client.requestCode(json))).resolves.toBeNull();
  });

  it('answers 400 to a wrong code', async () => {
    const json = { identifier, code: '000000' };
    const more = { state: 'a code for 9876543210 was sent', json, ...refused(400, 'The code is wrong.') };

    expect((await isRefused(toCode('a wrong code', more), () => client.requestCode(json))).status).toBe(400);
  });
});

describe('POST pwd_verify', () => {
  const toVerify = post('/client/app/v1/pwd_verify');

  it('answers nothing [S7-PWD-VERIFY]', async () => {
    const exchange = toVerify('the current password', { ...by(holder), json: { password } });

    await expect(succeeds(exchange, () => client.verifyPassword({ password }))).resolves.toBeNull();
  });

  it('answers 400 to a wrong password, never 401', async () => {
    const json = { password: wrong };
    const exchange = toVerify('a wrong current password', {
      ...by(holder),
      json,
      ...refused(400, 'Incorrect password'),
    });

    expect((await isRefused(exchange, () => client.verifyPassword(json))).status).toBe(400);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toVerify('the current password without a good token', { json: { password } });

    expect(await asksForNewToken(exchange, () => client.verifyPassword({ password }))).toBe(true);
  });
});

describe('POST pin', () => {
  const toPin = post('/client/app/v1/pin');
  const verified = 'the password of 9876543210 was verified within 5 minutes';

  it('answers nothing after the password was verified [S7-PIN]', async () => {
    const exchange = toPin('a new PIN', { ...by(verified), json: { pin: md5(pin) } });

    await expect(succeeds(exchange, () => client.setPin({ pin }))).resolves.toBeNull();
  });

  it('answers 400 to what is no md5', async () => {
    const json = { pin: '246810' };
    const exchange = toPin('a new PIN in clear', {
      ...by(verified),
      json,
      ...refused(400, 'Please check the PIN.'),
    });

    expect((await isRefused(exchange, () => client.setPin(json))).status).toBe(400);
  });

  it('answers 403 without a verified password', async () => {
    const more = { ...by(holder), json: { pin }, ...refused(403, 'Verify your password first.') };

    expect(
      (await isRefused(toPin('a new PIN without the password', more), () => client.setPin({ pin }))).status,
    ).toBe(403);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toPin('a new PIN without a good token', { json: { pin } });

    expect(await asksForNewToken(exchange, () => client.setPin({ pin }))).toBe(true);
  });
});

describe('POST pin/verify', () => {
  const toVerify = post('/client/app/v1/pin/verify');

  it('answers nothing [S7-PIN-VERIFY]', async () => {
    const exchange = toVerify('the PIN', { ...by(holder), json: { pin } });

    await expect(succeeds(exchange, () => client.verifyPin({ pin }))).resolves.toBeNull();
  });

  it('answers 400 to a wrong PIN', async () => {
    const json = { pin: wrong };
    const exchange = toVerify('a wrong PIN', { ...by(holder), json, ...refused(400, 'The PIN is wrong.') });

    expect((await isRefused(exchange, () => client.verifyPin(json))).status).toBe(400);
  });

  it('answers 429 with Retry-After when it is locked', async () => {
    const exchange = toVerify('a PIN that is locked', {
      ...by('the PIN of 9876543210 is locked after five wrong tries'),
      json: { pin },
      answerHeaders: { 'Retry-After': regex('^\\d+$', '900') },
      ...refused(429, 'Too many attempts.'),
    });

    expect((await isRefused(exchange, () => client.verifyPin({ pin }))).retryAfterSeconds).toBe(900);
  });

  it('answers 401 without a good token', async () => {
    const exchange = toVerify('the PIN without a good token', { json: { pin } });

    expect(await asksForNewToken(exchange, () => client.verifyPin({ pin }))).toBe(true);
  });
});

const upload = { path: imagePath, mediaType: 'image/jpeg' };
const specimen = async () => new File([await readFile(imagePath)], 'avatar.jpg', { type: 'image/jpeg' });

describe.each([
  { operation: 'avatar', send: client.uploadAvatar, answer: nothing, result: null, ids: '[S7-AVATAR]' },
  {
    operation: 'image',
    send: client.uploadImage,
    answer: holding({ url: regex('^/files/.+$', '/files/6f0d4c2e-8f1b-4f8e-9a53-0c0ab1e4f6d2') }),
    result: { url: '/files/6f0d4c2e-8f1b-4f8e-9a53-0c0ab1e4f6d2' },
    ids: '[S7-IMAGE]',
  },
])('POST $operation $ids', ({ operation, send, answer, result }) => {
  const toUpload = post(`/client/app/v1/${operation}`);

  it('takes a JPEG in the field file', async () => {
    const file = await specimen();
    const exchange = toUpload(`an upload of an ${operation}`, { ...by(unverified), upload, answer });

    await expect(succeeds(exchange, () => send({ file }))).resolves.toEqual(result);
  });

  it('answers 415 to a file that is no image [I3A-SPEC-12]', async () => {
    const file = new File([await readFile(textPath)], 'notes.txt', { type: 'text/plain' });
    const exchange = toUpload(`an upload of an ${operation} that is no image`, {
      ...by(unverified),
      upload: { path: textPath, mediaType: 'text/plain' },
      ...refused(415, 'Only image files are allowed.'),
    });

    expect((await isRefused(exchange, () => send({ file }))).status).toBe(415);
  });

  it('answers 413 to a file that is too large [I3A-SPEC-12]', async () => {
    const file = await specimen();
    const exchange = toUpload(`an upload of an ${operation} that is too large`, {
      ...by('the next upload is too large'),
      upload,
      ...refused(413, 'Image must be smaller than 20MB.'),
    });

    expect((await isRefused(exchange, () => send({ file }))).status).toBe(413);
  });

  it('answers 401 without a good token', async () => {
    const file = await specimen();
    const exchange = toUpload(`an upload of an ${operation} without a good token`, { upload });

    expect(await asksForNewToken(exchange, () => send({ file }))).toBe(true);
  });
});

describe('GET system_info', () => {
  it('answers to anybody [S3-SYSTEM-NAME] [S3-SYSTEM-MINIMUMS] [S9-MINIMUMS]', async () => {
    const minimums = { trade: 19000, withdrawal: 100, deposit: 20000 };
    const answer = holding({
      app_name: like('Wealth'),
      environment: regex('^(sandbox|live)$', 'sandbox'),
      minimums: { trade: number(19000), withdrawal: number(100), deposit: number(20000) },
      server_time: moment('2026-11-19T14:32:07+05:30'),
      features: like({ always_open: boolean(true), chat: boolean(true) }),
    });
    const exchange = get('/client/app/v1/system_info')('the system information', { answer });

    expect(await succeeds(exchange, () => client.getSystemInfo())).toMatchObject({
      app_name: 'Wealth',
      minimums,
    });
  });
});
