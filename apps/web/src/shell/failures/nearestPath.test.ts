import { expect, it } from 'vitest';
import { nearestPath } from './nearestPath.ts';

const known = [
  '/dashboard',
  '/market',
  '/portfolio/summary',
  '/portfolio/holding',
  '/me/profile',
  '/services/movers',
];

it.each([
  ['/portfolio/sumary', '/portfolio/summary'],
  ['/portfolio/holdings', '/portfolio/holding'],
  ['/Dashbord', '/dashboard'],
  ['/services/mover', '/services/movers'],
  ['/dashboard/', '/dashboard'],
  ['/no-such-page-at-all', null],
  ['/', null],
  [`/${'x'.repeat(2000)}`, null],
])('takes %s for %s [I3A-LOOK-25]', (asked, meant) => {
  expect(nearestPath(asked, known)).toBe(meant);
});
