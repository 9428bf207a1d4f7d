import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { CookiePage } from './CookiePage.tsx';

describe('the cookie choice', () => {
  it('keeps preferences until they are refused, by pointer or by key [D-COOKIE]', async () => {
    const { preferences } = renderPage(<CookiePage />);
    const all = screen.getByRole('radio', { name: 'My preferences too' });
    const necessary = screen.getByRole('radio', { name: 'Only what signing in needs' });
    expect(all).toHaveProperty('checked', true);

    await userEvent.click(necessary);
    expect(preferences.isKept()).toBe(false);
    await userEvent.keyboard('{ArrowUp}');

    expect(all).toHaveProperty('checked', true);
    expect(preferences.isKept()).toBe(true);
  });
});
