import { describe, expect, it, vi } from 'vitest';
import { FakeWindow } from './FakeWindow.ts';
import { navigate, open, pressBack, redirect, setUpStage, settle, stage, start } from './overlayStage.ts';

setUpStage();

describe('a page that is replaced while something is open', () => {
  it('lies nowhere in the history: Back from /market does not lead to /error', async () => {
    start('/dashboard');
    navigate('/market');
    const chat = open();
    await settle();
    navigate('/error');
    await settle();
    redirect('/market');
    await settle();
    expect(stage.win.urls).toEqual(['/dashboard', '/market', '/market', '/market']);
    chat.close();
    await settle();

    expect(stage.win.index).toBe(2);
    await pressBack();
    await pressBack();
    expect(stage.told).toEqual(['/market', '/dashboard']);
  });

  it.each([0, 2, 4, 20])('%i ms after that has closed, is replaced itself', async (afterMs) => {
    start('/dashboard');
    navigate('/kyc');
    const zoom = open();
    await settle();
    zoom.close();
    await vi.advanceTimersByTimeAsync(afterMs);
    redirect('/market');
    await settle();

    expect(stage.win.urls.slice(0, stage.win.index + 1)).toEqual(['/dashboard', '/market']);
    expect(stage.told).toEqual([]);
    await pressBack();
    expect(stage.told).toEqual(['/dashboard']);
  });

  it.each([0, 2, 4, 20])(
    '%i ms after Back has closed one of two, is replaced below the other',
    async (afterMs) => {
      start('/kyc');
      const below = open();
      open();
      await settle();
      stage.win.go(-1);
      await vi.advanceTimersByTimeAsync(stage.win.stepMs + afterMs);
      redirect('/dashboard');
      await settle();

      expect(stage.win.urls).toEqual(['/dashboard', '/dashboard']);
      expect(stage.told).toEqual([]);
      await pressBack();
      expect(below.isOpen()).toBe(false);
      expect(stage.win.url).toBe('/dashboard');
    },
  );

  it.each([0, 2, 4, 20])('and left %i ms later keeps its place', async (afterMs) => {
    start('/kyc');
    open();
    await settle();
    redirect('/dashboard');
    await vi.advanceTimersByTimeAsync(afterMs);
    navigate('/market');
    await settle();

    expect(stage.win.urls).toEqual(['/dashboard', '/market', '/market']);
    expect(stage.win.index).toBe(2);
    expect(stage.told).toEqual([]);
  });

  it('is replaced however long a step through the history takes', async () => {
    stage.win = new FakeWindow(700);
    start('/kyc');
    const zoom = open();
    redirect('/dashboard');
    zoom.close();
    await vi.advanceTimersByTimeAsync(3000);

    expect(stage.win.urls).toEqual(['/dashboard', '/kyc']);
    expect(stage.win.index).toBe(0);
    expect(stage.told).toEqual([]);
  });

  it('twice in a row, is the last one', async () => {
    start('/kyc');
    open();
    await settle();
    redirect('/dashboard');
    redirect('/market');
    await settle();

    expect(stage.win.urls).toEqual(['/market', '/market']);
  });

  it.each([0, 2, 4, 20])('%i ms after it has taken the place of one before', async (afterMs) => {
    start('/dashboard');
    const sheet = open();
    await settle();
    sheet.close();
    await vi.advanceTimersByTimeAsync(2);
    navigate('/kyc');
    await vi.advanceTimersByTimeAsync(afterMs);
    redirect('/market');
    await settle();

    expect(stage.win.urls).toEqual(['/dashboard', '/market']);
    expect(stage.win.index).toBe(1);
    expect(stage.told).toEqual([]);
  });
});
