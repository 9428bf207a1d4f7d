import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: {
    __APP_VERSION__: JSON.stringify('3.22.3221'),
    __DEPLOYMENT__: JSON.stringify({ stockBaseUrl: '', stockKey: 'wealth-sandbox-key' }),
  },
  test: {
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost/' } },
    include: ['{src,scripts}/**/*.test.{ts,tsx}'],
  },
});
