import { act, render, screen } from '@testing-library/react';
import { AppStage } from '@wealth/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '@wealth/i18n-locale';
import { ChatFrame } from './ChatFrame.tsx';

beforeEach(async () => {
  await loadMessages('en', ['chat']);
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

async function open() {
  const onClose = vi.fn<() => void>();
  const { unmount } = await act(async () =>
    render(
      <AppStage>
        <ChatFrame project="wealth-support" onClose={onClose} />
      </AppStage>,
    ),
  );
  const iframe = screen.getByTitle<HTMLIFrameElement>('Customer Service');
  const inner = { postMessage: vi.fn<Window['postMessage']>() };
  Object.defineProperty(iframe, 'contentWindow', { value: inner });

  function say(type: string, source: unknown = inner) {
    const event = new MessageEvent('message', { data: { type: `wealth-chat:${type}` } });
    Object.defineProperty(event, 'source', { value: source });
    act(() => void window.dispatchEvent(event));
  }
  return { onClose, iframe, inner, say, unmount };
}

describe('ChatFrame', () => {
  it('is a frame of ours without an origin [S7-CHAT]', async () => {
    const { iframe } = await open();
    expect(iframe.getAttribute('sandbox')).toBe('allow-scripts');
    expect(iframe.getAttribute('src')).toBe('/chat-frame.html');
  });

  it('loads the widget for the service id of the profile once the frame listens [S7-CHAT]', async () => {
    const { inner, say } = await open();
    expect(inner.postMessage).not.toHaveBeenCalled();

    say('ready');
    expect(inner.postMessage).toHaveBeenCalledWith(
      { type: 'wealth-chat:start', project: 'wealth-support', theme: 'light', language: 'en' },
      '*',
    );
    expect(screen.getByRole('status').textContent).toContain('Connecting you');

    say('started');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('hears no other window', async () => {
    const { inner, say } = await open();
    say('ready', window);
    say('failed', window);
    expect(inner.postMessage).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('closes when Escape is pressed in the frame', async () => {
    const { onClose, say } = await open();
    say('close');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says that the widget did not come, and tries again [D-CHAT]', async () => {
    const { say } = await open();
    say('failed');
    expect(screen.getByText('Customer service could not be reached.')).toBeDefined();

    act(() => screen.getByRole('button', { name: 'Retry' }).click());
    expect(screen.getByTitle('Customer Service')).toBeDefined();
  });

  it('gives up after ten seconds of silence, and not once it has started', async () => {
    const silent = await open();
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.getByText('Customer service could not be reached.')).toBeDefined();
    silent.unmount();

    const { say } = await open();
    say('ready');
    say('started');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByText('Customer service could not be reached.')).toBeNull();
  });

  it('is gone with the page [S4-LOGOUT-CHAT]', async () => {
    const { unmount } = await open();
    unmount();
    expect(document.querySelector('iframe')).toBeNull();
  });
});
