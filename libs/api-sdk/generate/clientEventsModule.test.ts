import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clientEventsModule, readClientEventKinds } from './clientEventsModule.ts';

const stream = readFileSync(new URL('../../../openapi/stream.yaml', import.meta.url), 'utf8');

describe('the kinds of client events [I3B-3-STALE]', () => {
  it('are those of the description of the stream', () => {
    expect(readClientEventKinds(stream)).toEqual([
      'kyc',
      'notification',
      'alert',
      'order',
      'asset',
      'fund',
      'application',
      'loan',
      'claim',
      'offer',
    ]);
  });

  it('become one type', () => {
    expect(clientEventsModule(['kyc', 'order'])).toContain("export type ClientEventKind = 'kyc' | 'order';");
  });

  it('are not guessed: an event without a kind fails', () => {
    expect(() =>
      readClientEventKinds(stream.replace('kind: { type: string, const: kyc }', 'kind: {}')),
    ).toThrow();
  });
});
