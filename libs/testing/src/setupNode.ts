import { guardConsole } from './consoleGuard.ts';

guardConsole();
