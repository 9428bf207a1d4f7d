import * as z from 'zod/mini';

const mismatchSchema = z.looseObject({
  message: z.optional(z.string()),
  mismatches: z.optional(
    z.array(z.looseObject({ mismatch: z.optional(z.string()), path: z.optional(z.string()) })),
  ),
});

const reportSchema = z.object({
  interactionResults: z.array(
    z.object({
      description: z.string(),
      providerStates: z.array(z.string()),
      duration: z.string(),
      result: z.string(),
      mismatch: z.optional(mismatchSchema),
    }),
  ),
  errors: z.array(z.object({ interaction: z.string(), mismatch: mismatchSchema })),
});

/** How one interaction went. */
export interface InteractionResult {
  /** State and description, as a person reads them. */
  name: string;
  durationSeconds: number;
  /** What was wrong, a line each; none when the interaction holds. */
  faults: string[];
}

type Mismatch = z.infer<typeof mismatchSchema>;

function faultsOf({ message, mismatches }: Mismatch): string[] {
  const lines = (mismatches ?? []).map((part) => [part.path, part.mismatch].filter(Boolean).join(': '));
  return lines.length > 0 ? lines : [message ?? 'it was refused'];
}

function secondsOf(duration: string): number {
  const [, figure = '0', unit = 'ms'] = /^([\d.]+)(ms|s)/.exec(duration) ?? [];
  return unit === 's' ? Number(figure) : Number(figure) / 1000;
}

/**
 * Reads the native verifier's report, which comes as the answer of a success and as the message of a failure.
 *
 * @returns null when the text is no report: the verifier itself failed.
 */
export function readReport(text: string): InteractionResult[] | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const report = reportSchema.safeParse(json);
  if (!report.success) return null;
  const results = report.data.interactionResults.map(
    ({ description, providerStates, duration, result, mismatch }) => ({
      name: [...providerStates, description].join(' - '),
      durationSeconds: secondsOf(duration),
      faults: result === 'OK' ? [] : faultsOf(mismatch ?? {}),
    }),
  );
  // A contract that could not be loaded has no interactions.
  const others = results.length > 0 ? [] : report.data.errors;
  return [
    ...results,
    ...others.map(({ interaction, mismatch }) => ({
      name: interaction,
      durationSeconds: 0,
      faults: faultsOf(mismatch),
    })),
  ];
}

/** The interactions that failed, each with what was wrong beneath it. */
export function failureText(results: readonly InteractionResult[]): string {
  return results
    .filter(({ faults }) => faults.length > 0)
    .map(({ name, faults }) => [name, ...faults].join('\n    '))
    .join('\n  ');
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  // XML 1.0 knows no control characters but tab and line breaks, not even escaped.
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
}

function testCase({ name, durationSeconds, faults }: InteractionResult): string {
  const head = `    <testcase classname="wealth-api" name="${escaped(name)}" time="${durationSeconds.toFixed(3)}"`;
  if (faults.length === 0) return `${head}/>`;
  const [first = ''] = faults;
  return [
    `${head}>`,
    `      <failure message="${escaped(first)}">${escaped(faults.join('\n'))}</failure>`,
    '    </testcase>',
  ].join('\n');
}

/** The results in the form that CI servers read as JUnit. */
export function junitOf(results: readonly InteractionResult[]): string {
  const failures = results.filter(({ faults }) => faults.length > 0).length;
  const seconds = results.reduce((total, { durationSeconds }) => total + durationSeconds, 0);
  const figures = `tests="${results.length}" failures="${failures}" errors="0" time="${seconds.toFixed(3)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="pact" ${figures}>`,
    `  <testsuite name="wealth-web against wealth-api" ${figures}>`,
    ...results.map(testCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
