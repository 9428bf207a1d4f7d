/** A path into another project that stays, though no import may go there. */
export interface PathAllowance {
  /** A file, or a folder with a stroke at its end. */
  from: string;
  /** Folder of the project that is read, or all of them. */
  into: string;
  reason: string;
}

/** Each with its reason; one that nothing needs any more is a finding. */
export const pathAllowances: readonly PathAllowance[] = [
  {
    from: 'tools/checks/',
    into: 'all',
    reason: 'The checks read the whole repository, and their examples name files of it.',
  },
  {
    from: 'tools/generators/',
    into: 'all',
    reason: 'The generators write into every project, by the paths of its files.',
  },
  {
    from: 'apps/web/src/first.css',
    into: 'libs/testing',
    reason: 'Names tests and stories of all libraries, to leave their classes out.',
  },
  {
    from: 'e2e/',
    into: 'tools/sandbox',
    reason: 'The journeys start the sandbox as a program; they import nothing of it.',
  },
  {
    from: 'libs/session/',
    into: 'tools/sandbox',
    reason: 'One test signs in at a sandbox that it starts as a program.',
  },
  {
    from: 'libs/features/trade/',
    into: 'tools/sandbox',
    reason: 'One test holds the desk of orders against a sandbox that it starts as a program.',
  },
  {
    from: 'tools/bench/',
    into: 'tools/sandbox',
    reason: 'The benches measure the app before a sandbox that they start as a program.',
  },
  {
    from: 'tools/bench/src/componentSizes.ts',
    into: 'libs/ui',
    reason: 'Builds each entry of the library alone, to weigh it.',
  },
  {
    from: 'tools/bench/src/startStorybook.ts',
    into: 'tools/storybook',
    reason: 'Some benches measure stories of the built Storybook.',
  },
  {
    from: 'tools/sandbox/',
    into: 'apps/web',
    reason:
      'The sandbox serves the app: its build, its chat frame and the hashes of its styles are files to it.',
  },
  {
    from: 'tools/sandbox/',
    into: 'libs/ui',
    reason: 'A test holds the colours of the chat widget, which loads nothing of ours, against the theme.',
  },
];
