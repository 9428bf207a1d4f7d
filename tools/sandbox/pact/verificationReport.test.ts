import { describe, expect, it } from 'vitest';
import { failureText, junitOf, readReport } from './verificationReport.ts';

const report = {
  interactionResults: [
    { description: 'the menu', providerStates: ['a client'], duration: '1.5s', result: 'OK' },
    {
      description: 'the "profile"',
      providerStates: [],
      duration: '25ms',
      result: 'Error',
      mismatch: { mismatches: [{ path: '$.data', mismatch: 'name is <missing> & \u001b[31mred' }] },
    },
  ],
  errors: [],
};

describe('readReport', () => {
  it('tells each interaction, its time and what was wrong in it', () => {
    expect(readReport(JSON.stringify(report))).toEqual([
      { name: 'a client - the menu', durationSeconds: 1.5, faults: [] },
      {
        name: 'the "profile"',
        durationSeconds: 0.025,
        faults: ['$.data: name is <missing> & \u001b[31mred'],
      },
    ]);
  });

  it('tells a contract that could not be loaded as a failure', () => {
    const errors = [{ interaction: 'Failed to load pact', mismatch: { message: 'No pacts found' } }];

    expect(readReport(JSON.stringify({ interactionResults: [], errors }))).toEqual([
      { name: 'Failed to load pact', durationSeconds: 0, faults: ['No pacts found'] },
    ]);
  });

  it.each(['', 'Pact core crashed', '{}'])('takes %j for no report', (text) => {
    expect(readReport(text)).toBeNull();
  });
});

describe('failureText', () => {
  it('names what failed and nothing else', () => {
    expect(failureText(readReport(JSON.stringify(report)) ?? [])).toMatch(
      /^the "profile"\n {4}\$\.data: name/,
    );
  });
});

describe('junitOf', () => {
  it('counts, names and escapes, so that every reader of XML takes it [I3A-TOOL-VERIFY]', () => {
    const xml = junitOf(readReport(JSON.stringify(report)) ?? []);

    expect(xml).toContain('tests="2" failures="1" errors="0" time="1.525"');
    expect(xml).toContain('<testcase classname="wealth-api" name="a client - the menu" time="1.500"/>');
    expect(xml).toContain('name="the &quot;profile&quot;" time="0.025">');
    expect(xml).toContain('$.data: name is &lt;missing&gt; &amp; [31mred</failure>');
    expect(xml).not.toContain('\u001b');
  });
});
