import { act, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showApp } from './show-app';

it('lets nothing be pressed on the drawn page until the app stands in its place', async () => {
  const root = document.createElement('div');
  root.dataset['prerendered'] = '';
  root.inert = true;
  root.append('The drawn page');
  document.body.append(root);
  const whileDrawing: boolean[] = [];

  function App() {
    whileDrawing.push(root.inert);
    return <p>The app</p>;
  }

  await act(() => showApp(root, { isReady: () => Promise.resolve(), app: <App /> }));

  await waitFor(() => expect(root.inert).toBe(false));
  expect(within(root).getByText('The app')).toBeDefined();
  expect(within(root).queryByText('The drawn page')).toBeNull();
  expect(whileDrawing).not.toContain(false);
  root.remove();
});
