import { OtherIcon } from '@wealth/ui/icon';
import { expect, it } from 'vitest';
import { menuIcon } from './menuIcon.ts';
import { mainTabs } from '../frame/mainTabs.ts';

it.each(['chart', 'trending-up', 'pie-chart', 'list', 'bank', 'rocket'])(
  'draws %s as none of the five tabs [I3A-LOOK-22]',
  (name) => {
    expect(mainTabs.map(({ icon }) => icon)).not.toContain(menuIcon(name));
    expect(menuIcon(name)).not.toBe(OtherIcon);
  },
);

it('draws a name that it does not know as a neutral dot [I3A-LOOK-22]', () => {
  expect(menuIcon('moon-base')).toBe(OtherIcon);
});
