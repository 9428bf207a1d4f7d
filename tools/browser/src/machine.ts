/** What finding a browser needs to know of the machine; the tests hand in another machine. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  exists: (path: string) => boolean;
  /** Where Playwright's own download of the whole Chromium would be. */
  playwrightPath: () => string;
  /** Playwright's own download of the headless shell; null when it has not come. */
  playwrightShellPath: () => string | null;
  isRoot: boolean;
  /** In a container or in continuous integration, where installing a package surprises nobody. */
  isDisposable: boolean;
  /** Runs a command with its output shown. @returns whether it succeeded. */
  run: (command: string, args: readonly string[]) => boolean;
}
