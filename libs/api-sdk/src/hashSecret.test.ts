import { describe, expect, it } from 'vitest';
import { hashSecret } from './hashSecret.ts';

describe('hashSecret', () => {
  it.each([
    // The test suite of RFC 1321.
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ])('of "%s" is its md5 [S3-MD5]', (secret, hash) => {
    expect(hashSecret(secret)).toBe(hash);
  });

  it('takes a secret as it was typed, spaces and every script included', () => {
    expect(hashSecret(' पासवर्ड ')).not.toBe(hashSecret('पासवर्ड'));
  });
});
