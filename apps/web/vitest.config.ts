import { testProjects } from '@wealth/testing/projects';
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
    projects: testProjects({
      folders: '{src,scripts}',
      // These look at documents, or take the place of modules.
      alone: [
        'scripts/chatFrame.test.ts',
        'src/core/access.test.ts',
        'src/core/guardTarget.test.ts',
        'src/core/installRouterEffects.test.ts',
        'src/core/locations.test.ts',
        'src/core/menuStore.test.ts',
        'src/core/revealSection.test.ts',
        'src/start/endLostTransitions.test.ts',
        'src/start/pageTexts.test.ts',
      ],
    }),
  },
});
