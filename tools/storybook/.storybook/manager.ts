import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

/** The frame around the stories: the product's name in the place of the tool's. */
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Wealth design system',
    brandUrl: './?path=/docs/start-here--docs',
    brandTarget: '_self',
    fontBase: '"Figtree Variable", system-ui, sans-serif',
    colorSecondary: '#0b4f5c',
  }),
});
