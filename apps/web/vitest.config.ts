import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: {
    __APP_VERSION__: JSON.stringify('3.22.3221'),
    __DEPLOYMENT__: JSON.stringify({
      stockBaseUrl: '',
      stockKey: 'wealth-sandbox-key',
      researchAnalystNumber: null,
    }),
    __OPERATOR__: JSON.stringify({ entityName: 'Namuna Securities' }),
  },
  test: {
    environment: 'happy-dom',
    pool: 'vmThreads',
    environmentOptions: { happyDOM: { url: 'http://localhost/' } },
    setupFiles: ['@wealth/testing/setup'],
    include: ['{src,scripts}/**/*.test.{ts,tsx}'],
  },
});
