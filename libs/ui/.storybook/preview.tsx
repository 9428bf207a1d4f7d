import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { setupWorker } from 'msw/browser';
import './storybook.css';

interface Look {
  theme: string;
  palette: string;
  density: string;
}

/** What apps/web's /theme.js does before first paint. */
function applyLook({ theme, palette, density }: Look) {
  const { dataset } = document.documentElement;
  dataset['theme'] = theme;
  dataset['cvd'] = palette;
  dataset['density'] = density;
}

function toolbar(title: string, icon: string, items: Array<{ value: string; title: string }>) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

export default definePreview({
  addons: [
    addonA11y(),
    addonDocs(),
    addonMsw(async () => {
      const worker = setupWorker();
      await worker.start({ quiet: true });
      return worker;
    }),
  ],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Foundations', 'Actions', 'Inputs', 'Display', 'Finance', 'Navigation', 'Overlays'],
      },
    },
  },
  globalTypes: {
    theme: toolbar('Theme', 'circlehollow', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    palette: toolbar('Gain and loss', 'eye', [
      { value: 'standard', title: 'Green and red' },
      { value: 'safe', title: 'Blue and orange' },
    ]),
    density: toolbar('Density', 'component', [
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'compact', title: 'Compact' },
    ]),
  },
  initialGlobals: { theme: 'light', palette: 'standard', density: 'comfortable' },
  decorators: [
    (Story, { globals }) => {
      applyLook({
        theme: String(globals['theme']),
        palette: String(globals['palette']),
        density: String(globals['density']),
      });
      return <Story />;
    },
  ],
});
