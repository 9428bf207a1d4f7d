import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

afterEach(() => {
  document.body.replaceChildren();
});

it('prints the page with an error once its message is read, as it is then', () => {
  const box = document.body.appendChild(document.createElement('p'));
  box.textContent = 'before';
  let error: unknown;
  try {
    screen.getByText('missing');
  } catch (thrown) {
    error = thrown;
  }
  box.textContent = 'after';
  expect(error).toMatchObject({ name: 'TestingLibraryElementError' });
  expect(String(error)).toMatch(/Unable to find an element with the text: missing[\s\S]*after/);
});

it('prints it with what was waited for in vain', async () => {
  document.body.appendChild(document.createElement('p')).textContent = 'shown';
  await expect(screen.findByText('missing', {}, { timeout: 60 })).rejects.toThrow(
    /Unable to find an element with the text: missing[\s\S]*shown/,
  );
});
