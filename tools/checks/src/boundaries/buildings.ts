/** A folder whose folders are floors: a file imports from its own floor or from those below. */
export interface Building {
  /** From the root of the repository. */
  folder: string;
  /** Folders, from the roof down. `.` is the files of the folder itself; where it is not named, they are free. */
  floors: readonly string[];
  /** Floors that know nothing of each other, though one of them is below: neither imports the other. */
  apart?: readonly string[];
  /** What besides its folder belongs to a floor: the start of a path inside the building, as a pattern. */
  also?: Readonly<Record<string, string>>;
}

/** Each is described in docs/architecture.md or in the README of its project. */
export const buildings: readonly Building[] = [
  {
    folder: 'apps/web/src',
    floors: ['start', 'routes', 'shell', 'core'],
    // What the router plugin writes names every route.
    also: { routes: 'routeTree[.]gen' },
  },
  {
    folder: 'tools/sandbox/src/engine',
    floors: [
      '.',
      'state',
      'rounds',
      'trade',
      'warm',
      'book',
      'charts',
      'quotes',
      'day',
      'tape',
      'plan',
      'actions',
      'contract',
      'instruments',
      'calendar',
      'noise',
    ],
  },
  {
    folder: 'tools/sandbox/src/orders',
    floors: [
      '.',
      'due',
      'entry',
      'announcements',
      'wire',
      'gtt',
      'execution',
      'checks',
      'table',
      'words',
      'model',
    ],
  },
  {
    folder: 'libs/features/trade/src',
    floors: ['.', 'history', 'notes', 'orders', 'ticket', 'core'],
    apart: ['notes', 'orders', 'ticket'],
  },
];
