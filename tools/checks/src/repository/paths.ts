const script = /\.[cm]?[jt]sx?$/;

export function isScript(path: string): boolean {
  return script.test(path) && !path.endsWith('.d.ts');
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || /(^|\/)(e2e|test|pact)\//.test(path);
}

export function isStory(path: string): boolean {
  return /\.stories\.tsx?$/.test(path) || path.includes('/.storybook/');
}

/** Configuration that a tool reads, and scripts that run at build time. */
export function isTooling(path: string): boolean {
  return /\.config\.[cm]?[jt]s$/.test(path) || /(^|\/)(scripts|generate)\//.test(path);
}

/** Scripts that end in the product that a client uses: apps and libs without tests, stories and tooling. */
export function isProduct(path: string): boolean {
  const isPart = /^(apps|libs)\//.test(path) && !path.startsWith('libs/testing/');
  const isSupport = isTest(path) || isStory(path) || isTooling(path) || /\/testing(\/|\.tsx?$)/.test(path);
  return isPart && isScript(path) && !isSupport;
}
