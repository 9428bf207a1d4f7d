import { defineMain } from '@storybook/react-vite/node';
import tailwindcss from '@tailwindcss/vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../../../libs/ui/src/**/*.mdx',
    '../../../libs/ui/src/**/*.stories.tsx',
    '../../../libs/parts/src/**/*.stories.tsx',
    '../../../libs/features/*/src/**/*.stories.tsx',
    './stories/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  staticDirs: ['../public'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    check: false,
    // Reads types as the compiler does: a table of props that says "NonNullable" helps nobody.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '../../tsconfig.json',
      include: ['../../libs/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), tailwindcss()],
    build: {
      ...config.build,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        onLog(level, log, tell) {
          // "use client" speaks to servers: a notice for each file of the icons would bury all others.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log);
        },
      },
    },
  }),
});
