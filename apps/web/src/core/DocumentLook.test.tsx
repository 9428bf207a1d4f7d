import { act, render } from '@testing-library/react';
import { createPreferences, PreferencesProvider } from '@wealth/preferences';
import { expect, it } from 'vitest';
import { DocumentLook } from './DocumentLook.tsx';

it('gives the bars of the browser the colour of the chosen theme [I3A-USE-17]', () => {
  document.head.innerHTML =
    '<meta name="theme-color" data-for="light" content="#f8f7f4"><meta name="theme-color" data-for="dark" content="#0c1316">';
  const colours = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => media === 'all')
      .map(({ content }) => content);
  const store = createPreferences(null);
  render(
    <PreferencesProvider store={store}>
      <DocumentLook />
    </PreferencesProvider>,
  );

  act(() => store.set('theme', 'dark'));
  expect(colours()).toEqual(['#0c1316']);
  act(() => store.set('theme', 'light'));
  expect(colours()).toEqual(['#f8f7f4']);
});
