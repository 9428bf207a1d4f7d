import md5 from 'md5';

/**
 * A password or PIN as it travels. The wire format is the client's: the hash is equal to the
 * password itself, so it goes over TLS only and into no log, trace or store.
 */
export function hashSecret(secret: string): string {
  return md5(secret);
}
