import { describe, expect, it } from 'vitest';
import { contractFile } from './contractFile.ts';
import { readArguments } from './verifyArguments.ts';

describe('readArguments', () => {
  it('takes a sandbox of its own and the committed contract where nothing is named [I3A-USE-4]', () => {
    expect(readArguments([], {})).toEqual({
      kind: 'run',
      values: {
        provider: null,
        statesUrl: null,
        stockKey: 'wealth-sandbox-key',
        contract: contractFile,
        filter: null,
        junit: null,
      },
    });
  });

  it('takes broker and token from the environment, never the token from the command line [I3A-TOOL-VERIFY]', () => {
    const env = { PACT_BROKER_BASE_URL: 'http://broker.example', PACT_BROKER_TOKEN: 'secret' };
    const args = [
      '--provider',
      'http://a.example',
      '--publish',
      '--provider-version',
      '1',
      '--provider-branch',
      'b',
    ];

    expect(readArguments(args, env)).toMatchObject({
      values: {
        contract: { url: 'http://broker.example', token: 'secret', publish: { version: '1', branch: 'b' } },
      },
    });
    expect(readArguments(['--broker-token', 'x'], {})).toMatchObject({ kind: 'wrong' });
  });

  it.each([
    { args: ['--provider', 'localhost:4200'], why: '--provider must be an http or https address.' },
    { args: ['--states-url', 'http://a.example'], why: '--states-url goes with --provider.' },
    { args: ['--publish'], why: '--publish goes with a broker. --publish wants --provider-version.' },
    {
      args: ['--broker-url', 'http://b.example', '--filter', 'x'],
      why: '--filter does not go with a broker.',
    },
    {
      args: ['--broker-url', 'http://b.example', '--contract', 'x'],
      why: '--contract does not go with a broker.',
    },
    { args: ['--consumer-branch', 'main'], why: '--consumer-branch goes with a broker.' },
    { args: ['--nosuch'], why: "Unknown option '--nosuch'" },
    { args: ['extra'], why: "Unexpected argument 'extra'" },
  ])('says what is wrong with $args [I3A-TOOL-VERIFY]', ({ args, why }) => {
    expect(readArguments(args, {})).toEqual({ kind: 'wrong', why: expect.stringContaining(why) });
  });

  it('answers a question for help before anything else', () => {
    expect(readArguments(['--help', '--publish'], {})).toEqual({ kind: 'help' });
  });
});
