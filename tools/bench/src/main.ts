import { report, type Figure } from './figures';
import { measureLoginPage } from './login-page';
import { measureRefresh } from './refresh';
import { measureStream } from './stream-load';

const sections: ReadonlyArray<readonly [string, () => Promise<Figure[]> | Figure[]]> = [
  ['Sign-in page, cold, Lighthouse mobile preset, median of 3', measureLoginPage],
  ['Session', measureRefresh],
  ['Sandbox stream, 20 seconds', measureStream],
];

const chosen = process.argv[2];
let isMet = true;
for (const [heading, measure] of sections) {
  if (chosen && !heading.toLowerCase().includes(chosen.toLowerCase())) continue;
  const figures = await measure();
  console.log(report(heading, figures));
  isMet &&= figures.every((figure) => figure.isMet);
}
process.exitCode = isMet ? 0 : 1;
