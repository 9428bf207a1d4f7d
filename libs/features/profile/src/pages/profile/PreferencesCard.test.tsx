import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createPreferences } from '@wealth/preferences';
import { AppStage } from '@wealth/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PreferencesCard } from './PreferencesCard.tsx';

describe('PreferencesCard', () => {
  it.each([
    { isKept: true, note: 'Kept on this device' },
    { isKept: false, note: 'Not kept, as you chose on the cookie page' },
  ])('says whether the browser keeps the choices: $isKept', ({ isKept, note }) => {
    const preferences = createPreferences(null);
    preferences.keep(isKept);
    render(
      <AppStage preferences={preferences}>
        <PreferencesCard />
      </AppStage>,
    );

    expect(screen.getByText(note)).toBeDefined();
  });

  it('leads to the price alerts and the own limits [I4-8-WAYS] [I5A-9-LIMITS]', () => {
    render(
      <AppStage>
        <PreferencesCard />
      </AppStage>,
    );
    expect(screen.getByRole('link', { name: 'Open alerts' }).getAttribute('href')).toBe('/market/alerts');
    expect(screen.getByRole('link', { name: 'Open limits' }).getAttribute('href')).toBe('/me/limits');
  });
});

describe('system notifications', () => {
  afterEach(() => vi.unstubAllGlobals());

  function openCard(answer: NotificationPermission | null) {
    const requestPermission = vi.fn(() => {
      if (answer) FakeNotification.permission = answer;
      return Promise.resolve(FakeNotification.permission);
    });
    const FakeNotification = { permission: 'default', requestPermission };
    vi.stubGlobal('Notification', answer === null ? undefined : FakeNotification);
    if (answer === null) Reflect.deleteProperty(globalThis, 'Notification');
    const preferences = createPreferences(null);
    render(
      <AppStage preferences={preferences}>
        <PreferencesCard />
      </AppStage>,
    );
    const control = screen.getByRole<HTMLInputElement>('switch', { name: 'System notifications' });
    return { user: userEvent.setup(), preferences, control, requestPermission };
  }

  it('are asked for when they are switched on, and only then [I4B-C1]', async () => {
    const { user, preferences, control, requestPermission } = openCard('granted');
    expect(requestPermission).not.toHaveBeenCalled();
    expect(control.checked).toBe(false);
    await user.click(control);

    await waitFor(() => expect(control.checked).toBe(true));
    expect(requestPermission).toHaveBeenCalledOnce();
    expect(preferences.get('systemNotices')).toBe(true);
    await user.click(control);
    await waitFor(() => expect(control.checked).toBe(false));
    expect(requestPermission).toHaveBeenCalledOnce();
  });

  it('stay off, and say why, where the browser refuses [I4B-C1]', async () => {
    const { user, preferences, control } = openCard('denied');
    await user.click(control);

    expect(await screen.findByText(/This browser does not allow them/)).toBeDefined();
    expect([control.checked, preferences.get('systemNotices')]).toEqual([false, false]);
  });

  it('cannot be switched on where the browser has none [I4B-C1]', () => {
    const { control } = openCard(null);

    expect(control.disabled).toBe(true);
    expect(screen.getByText('This browser does not support notifications.')).toBeDefined();
  });
});
