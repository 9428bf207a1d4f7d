import { format } from 'node:util';
import { afterEach, beforeEach, vi } from 'vitest';

/** Warnings and errors that a test has announced with `expectConsole`. */
let expected: RegExp[] = [];

/** Announces a line on the console that belongs to what this test shows. It must come, or the test fails. */
export function expectConsole(text: RegExp): void {
  expected.push(text);
}

/** What is wrong with the lines that a test has printed; null when every one was announced and none is missing. */
export function complaintAbout(printed: readonly string[], announced: readonly RegExp[]): string | null {
  const unexpected = printed.filter((line) => !announced.some((text) => text.test(line)));
  if (unexpected.length > 0) return `The test printed:\n${unexpected.join('\n')}`;
  const missing = announced.filter((text) => !printed.some((line) => text.test(line)));
  return missing.length > 0 ? `The test did not print ${missing.map(String).join(', ')}.` : null;
}

/**
 * Makes a test fail that prints an error or a warning: what nobody reads in a log is read as a failure. Called once, by
 * the setup file.
 */
export function guardConsole(): void {
  let printed: string[] = [];

  beforeEach(() => {
    printed = [];
    expected = [];
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
        printed.push(`console.${level}: ${format(...parts)}`);
      });
    }
  });

  afterEach(() => {
    const complaint = complaintAbout(printed, expected);
    if (complaint !== null) throw new Error(complaint);
  });
}
