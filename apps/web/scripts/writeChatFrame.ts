// Part of the build: a deployment with a chat widget names it in VITE_CHAT_SCRIPT; the sandbox serves the frame by itself.
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { writeChatFrame } from './chatFrame.ts';
import { chatScriptOf } from './environment.ts';

const app = join(import.meta.dirname, '..');
const script = chatScriptOf(loadEnv('production', app, 'VITE_'));
if (script !== null) {
  await writeChatFrame(join(app, 'chat-frame'), join(app, 'dist'), script);
}
