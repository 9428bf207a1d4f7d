// Writes src/routeTree.gen.ts without a Vite run, so that type-check and tests do not need a build first.
import path from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';

const root = path.resolve(import.meta.dirname, '..');
const config = getConfig({ target: 'react', autoCodeSplitting: true, disableLogging: true }, root);
await new Generator({ config, root }).run();
