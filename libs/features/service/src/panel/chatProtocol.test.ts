import { describe, expect, it, vi } from 'vitest';
import { readFrameMessage, startChat, type FrameWindow } from './chatProtocol.ts';

const frame = window;

describe('readFrameMessage', () => {
  it.each(['ready', 'started', 'failed', 'close'])('reads %s of our frame', (type) => {
    expect(readFrameMessage({ source: frame, data: { type: `wealth-chat:${type}` } }, frame)).toBe(type);
  });

  it('hears nobody else [S7-CHAT]', () => {
    const data = { type: 'wealth-chat:started' };
    expect(readFrameMessage({ source: new MessageChannel().port1, data }, frame)).toBeNull();
    expect(readFrameMessage({ source: null, data }, null)).toBeNull();
  });

  it.each([null, undefined, 'wealth-chat:ready', {}, { type: 'wealth-chat:pay' }, { type: ['ready'] }])(
    'reads nothing into %j',
    (data) => {
      expect(readFrameMessage({ source: frame, data }, frame)).toBeNull();
    },
  );
});

describe('startChat', () => {
  it('names project, theme and language, and nothing else [S7-CHAT]', () => {
    const postMessage = vi.fn<FrameWindow['postMessage']>();
    startChat({ postMessage }, { project: 'wealth-support', theme: 'dark', language: 'hi' });
    expect(postMessage.mock.calls).toEqual([
      [{ type: 'wealth-chat:start', project: 'wealth-support', theme: 'dark', language: 'hi' }, '*'],
    ]);
  });
});
