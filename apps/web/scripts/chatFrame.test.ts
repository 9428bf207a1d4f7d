import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { chatFrameFor, writeChatFrame } from './chatFrame.ts';

const source = path.resolve(import.meta.dirname, '../chat-frame');

it('puts the frame of the configured widget into the built app [S7-CHAT]', async () => {
  const dist = await mkdtemp(path.join(tmpdir(), 'wealth-dist-'));
  try {
    await writeChatFrame(source, dist, 'https://chat.example/widget.js?a=1&b="2"');
    const document = await readFile(path.join(dist, 'chat-frame.html'), 'utf8');
    expect(document).toContain('data-widget="https://chat.example/widget.js?a=1&amp;b=%222%22"');
    expect(await readFile(path.join(dist, 'chat-frame.js'), 'utf8')).toContain('wealth-chat:');
  } finally {
    await rm(dist, { recursive: true });
  }
});

it('refuses a document without a place for the address', () => {
  expect(() => chatFrameFor('<!doctype html>', 'https://chat.example/widget.js')).toThrow(
    'no place for the address',
  );
});
