import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4201';
// One first file: the entry, the sign-in page of a guest, the page for when the connection is gone, and their English
// texts, with all that they use. One file is
// smaller than forty, since brotli sees all of it, and it spares the visitor two round trips.
const firstFile =
  /\/apps\/web\/src\/main\.tsx$|\/routes\/(?:login|error)\.tsx\?|\/generated\/en\/(?:shell|auth)\.js$/;
const apiPrefixes = ['/auth', '/client', '/identify', '/stat', '/stock', '/files', '/sandbox'];

export default defineConfig({
  plugins: [tanstackRouter({ target: 'react', autoCodeSplitting: true }), react(), tailwindcss()],
  define: { __APP_VERSION__: JSON.stringify(manifest.version) },
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', test: firstFile }] } } },
  },
  server: {
    port: Number(process.env.PORT ?? 4200),
    strictPort: true,
    // The port of the page stays the origin for the sandbox's Origin checks.
    proxy: Object.fromEntries(
      apiPrefixes.map((prefix) => [`${prefix}/`, { target: sandbox, ws: prefix === '/stock' }]),
    ),
  },
});
