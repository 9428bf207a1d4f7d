import config from './vite.config.ts';
import { build } from 'vite';
const c = await (config as any)({ command: 'build' });
await build({ ...c, configFile: false, logLevel: 'error', build: { ...c.build, outDir: '/tmp/an', emptyOutDir: true, sourcemap: true } });
