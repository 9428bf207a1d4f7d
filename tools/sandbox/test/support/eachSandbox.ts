import { afterEach, beforeEach, expect } from 'vitest';
import type { SandboxOptions } from '../../src/index.ts';
import { createTestSandbox, type TestSandbox } from './testSandbox.ts';

/**
 * Gives each test a sandbox of its own. A test that leaves an error of the sandbox behind has failed.
 *
 * @param take - Keeps it for the test, and prepares what else the test needs.
 */
export function eachSandbox(
  take: (test: TestSandbox) => void | Promise<void>,
  overrides?: Partial<SandboxOptions>,
): void {
  let test: TestSandbox;
  beforeEach(async () => {
    test = await createTestSandbox(overrides);
    await take(test);
  });
  afterEach(async () => {
    expect(test.errors).toEqual([]);
    await test.dispose();
  });
}
