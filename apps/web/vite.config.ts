import { basename } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { apiPrefixes } from '@wealth/api-sdk/api-prefixes';
import { defineConfig, loadEnv, type InlineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { deploymentOf, operatorOf } from './scripts/environment.ts';
import { compileAhead } from './scripts/compileAhead.ts';
import { importsUpFront } from './scripts/importsUpFront.ts';
import { iconModules } from './scripts/iconModules.ts';
import { modulesOfFirstFile } from './scripts/modulesOfFirstFile.ts';
import { preloadFont } from './scripts/preloadFont.ts';
import { holdWhileAway } from './scripts/waitForServer.ts';
import { thirdPartyNotices } from './scripts/notices.ts';

const firstFile = 'start';

const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4201';
const serverPrefixes = [...apiPrefixes, 'sandbox'].map((prefix) => `/${prefix}`);

const shared = (mode: string): InlineConfig => ({
  root: import.meta.dirname,
  plugins: [
    iconModules(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A loader brings the query cache along, which a guest does without.
      codeSplittingOptions: { defaultBehavior: [['loader'], ['component']] },
    }),
    react(),
    tailwindcss(),
  ],
  // React has the hook itself: what stands in for it where it has none would be 0.4 kB of the first file.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  define: {
    __APP_VERSION__: JSON.stringify(manifest.version),
    __DEPLOYMENT__: JSON.stringify(deploymentOf(loadEnv(mode, import.meta.dirname, 'VITE_'))),
    __OPERATOR__: JSON.stringify(operatorOf(loadEnv(mode, import.meta.dirname, 'VITE_'))),
  },
  build: {
    target: 'es2023',
    sourcemap: false,
    // The first file, as it travels, is 0.7 % smaller than by the default.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      safari10: false,
      // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- terser has this enum in its types only.
      compress: { passes: 3, inline: 1, loops: false },
      // Tells the browser to compile on another thread what runs at once (React): it would hold the page up.
      format: { wrap_func_args: true },
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // In the first file only styles, which have to be there before a page is: all names of scripts would be 1.8 kB
      // of it. See importsUpFront.
      resolveDependencies: (_file, files, { hostId }) =>
        basename(hostId).startsWith(`${firstFile}-`) ? files.filter((name) => name.endsWith('.css')) : files,
    },
  },
});

/** One first file: smaller than forty, since brotli sees all of it, and it spares the visitor two round trips. */
async function filesOf(mode: string) {
  const members = await modulesOfFirstFile(shared(mode));
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: firstFile, test: (id: string) => members.has(id) },
      // A file for each glyph would be named in the first file, and asked for by itself.
      { name: 'icons', test: /\/ui\/src\/icon\/|\/node_modules\/@lucide\// },
      // Whatever checks an answer needs all of it.
      { name: 'validation', test: /\/node_modules\/zod\/|\/api-sdk\/src\/http\/(?:answer|jitless)\.ts/ },
    ],
  };
}

export default defineConfig(async ({ command, mode }) => {
  const config = shared(mode);
  if (command === 'build') {
    return {
      ...config,
      plugins: [
        ...(config.plugins ?? []),
        thirdPartyNotices(),
        importsUpFront(firstFile),
        compileAhead(firstFile),
        preloadFont(),
      ],
      build: {
        ...config.build,
        rolldownOptions: {
          output: {
            codeSplitting: await filesOf(mode),
            // The first file tells the names of all others; words in them would be 0.6 kB of it, and
            // one more character each 0.08 kB.
            chunkFileNames: ({ name }: { name: string }) =>
              `assets/${name === firstFile ? `${firstFile}-` : ''}[hash:7].js`,
          },
        },
      },
    };
  }
  return {
    ...config,
    plugins: [...(config.plugins ?? []), holdWhileAway(sandbox, serverPrefixes)],
    server: {
      port: Number(process.env.PORT ?? 4200),
      strictPort: true,
      // The port of the page stays the origin for the sandbox's Origin checks.
      proxy: {
        ...Object.fromEntries(
          serverPrefixes.map((prefix) => [`${prefix}/`, { target: sandbox, ws: prefix === '/stock' }]),
        ),
        // Document and script of the chat frame.
        '/chat-frame.': { target: sandbox },
      },
    },
  };
});
