import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconList, listOfModules, moduleOfIcon } from './iconModules.ts';

const list = `import ArrowUp from '@lucide/icons/icons/arrow-up';
import X from '@lucide/icons/icons/x';
import { createIcon } from './createIcon.tsx';

export const CloseIcon = /* @__PURE__ */ createIcon(X);
export const SortAscendingIcon = /* @__PURE__ */ createIcon(ArrowUp);
`;

describe('the list of icons', () => {
  it('becomes one module for each', () => {
    expect(listOfModules(list).split('\n')).toEqual([
      "export { CloseIcon } from './icons.ts?icon=CloseIcon';",
      "export { SortAscendingIcon } from './icons.ts?icon=SortAscendingIcon';",
    ]);
    expect(moduleOfIcon(list, 'CloseIcon').split('\n')).toEqual([
      "import X from '@lucide/icons/icons/x';",
      "import { createIcon } from './createIcon.tsx';",
      'export const CloseIcon = /* @__PURE__ */ createIcon(X);',
    ]);
  });

  it('is refused where a line is written in another way, and where an icon is missing', () => {
    expect(() => listOfModules(`${list}export const MoreIcon = createIcon(Ellipsis);\n`)).toThrow(
      '1 of 3 icons',
    );
    expect(() => moduleOfIcon(list, 'MoreIcon')).toThrow('no MoreIcon');
  });

  it('can be read as it is: every icon has its drawing', () => {
    const written = readFileSync(iconList, 'utf8');
    const icons = [...listOfModules(written).matchAll(/export \{ (\w+) \}/g)].map(([, icon = '']) => icon);
    expect(icons.length).toBeGreaterThan(50);
    for (const icon of icons) expect(moduleOfIcon(written, icon)).toContain('@lucide/icons/icons/');
  });
});
