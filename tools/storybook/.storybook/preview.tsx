import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { setupWorker } from 'msw/browser';
import { GLOBALS_UPDATED as globalsUpdated, SET_GLOBALS as setGlobals } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { applyLook, lookOf } from './applyLook.ts';
import { loadLocale, LocaleFrame, localeChoiceOf } from './LocaleFrame.tsx';
import './storybook.css';

function dressDocs({
  globals,
  userGlobals,
}: {
  globals: Record<string, unknown>;
  userGlobals?: Record<string, unknown>;
}) {
  if (document.location.search.includes('viewMode=docs')) applyLook(lookOf(userGlobals ?? globals));
}
addons.getChannel().on(setGlobals, dressDocs);
addons.getChannel().on(globalsUpdated, dressDocs);

// Milliseconds that `findBy…` and `waitFor` go on: the chunk of a screen takes more than the usual one on a busy machine.
configure({
  asyncUtilTimeout: 5000,
  // The story is in sight: to write its whole document into the error takes longer than to look again, and `findBy…` looks often.
  getElementError: (message) => new Error(message ?? ''),
});

/** What the pages of the app ask the server for; all else (files of the Storybook itself) passes without a word. */
const apiPaths = /^\/(?:auth|client|identify|stat|stock)\//;

async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      const request: unknown = Reflect.get(Object(frame.data), 'request');
      if (request instanceof Request && apiPaths.test(new URL(request.url).pathname)) defaults.warn();
    },
  });
  return worker;
}

/** One for the document: a page of documentation starts all of its stories at once. */
let startedWorker: ReturnType<typeof startWorker> | undefined;

/** @param icon - one that Storybook draws; its own type lists them. */
function toolbar<Icon extends string>(
  title: string,
  icon: Icon,
  items: Array<{ value: string; title: string }>,
) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

const isRunner = navigator.userAgent.includes('StorybookTestRunner');

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(() => (startedWorker ??= startWorker()))],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // The runner of the stories asks what is wrong; the panel shows a designer what is well too, by name and place.
    // It need not read every sheet of styles again for a rule about films (`preload`): there are none.
    a11y: { test: 'error', options: isRunner ? { resultTypes: ['violations'], preload: false } : {} },
    controls: { expanded: true },
    // The canvas is the page itself, in the theme's own colours.
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          [
            'Colours',
            'Type',
            'Space',
            'Radius and elevation',
            'Motion',
            'Layers',
            'Icons',
            'Flags',
            'Density',
            'Writing',
            'Accessibility',
          ],
          'Actions',
          'Inputs',
          'Display',
          'Finance',
          'Navigation',
          'Overlays',
          'Kitchen sink',
          'Screens',
        ],
      },
    },
  },
  globalTypes: {
    theme: toolbar('Theme', 'circlehollow', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'system', title: 'As the device' },
    ]),
    palette: toolbar('Gain and loss', 'eye', [
      { value: 'standard', title: 'Green and red' },
      { value: 'safe', title: 'Blue and orange' },
    ]),
    density: toolbar('Density', 'component', [
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'compact', title: 'Compact' },
    ]),
    locale: toolbar('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'hi', title: 'हिन्दी' },
      { value: 'hi-long', title: 'हिन्दी, long texts' },
    ]),
  },
  initialGlobals: { theme: 'light', palette: 'standard', density: 'comfortable', locale: 'en' },
  loaders: [({ globals }) => loadLocale(localeChoiceOf(globals['locale']))],
  /*
   * Runs before axe looks. What a play function has waited for may have changed the size of a box, which learns in the next
   * frame whether it scrolls, and is a stop of the Tab key from then on.
   */
  afterEach: async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  },
  decorators: [
    (Story, { globals, viewMode }) => {
      // A page of documentation has one look, that of the toolbar; stories with another are drawn in frames.
      if (viewMode !== 'docs') applyLook(lookOf(globals));
      return (
        <LocaleFrame choice={localeChoiceOf(globals['locale'])}>
          <Story />
        </LocaleFrame>
      );
    },
  ],
});
