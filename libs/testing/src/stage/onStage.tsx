import type { Decorator } from '@storybook/react-vite';
import type { Profile } from '@wealth/session';
import { AppStage, type AppStageProps } from './AppStage.tsx';
import { clientVisitor } from './fakeSession.ts';

/** What differs in one story from the others of its file. */
export interface StageParameters extends Pick<AppStageProps, 'isMasked' | 'isSandbox'> {
  /** What differs from the client of the examples. */
  profile?: Partial<Profile>;
}

/** `parameters: staged({ isMasked: true })` of a story. */
export function staged(stage: StageParameters) {
  return { stage };
}

export interface OnStageOptions extends Pick<AppStageProps, 'session' | 'hasHosts' | 'panels'> {
  /** The story is a whole page and brings its own main part. @default false */
  isWholePage?: boolean;
}

/** Shows the stories of a file as the app shows its pages, in the language of the toolbar. */
export function onStage({ isWholePage = false, ...options }: OnStageOptions = {}): Decorator {
  return (Story, context) => {
    // Storybook leaves both untyped; `staged` is the only one who writes the first.
    const { stage }: { stage?: StageParameters } = context.parameters;
    const { locale }: { locale?: unknown } = context.globals;
    const { profile, ...different } = stage ?? {};
    return (
      <AppStage key={context.id} {...options} {...different} visitor={clientVisitor(profile)} locale={locale}>
        {isWholePage ? (
          <Story />
        ) : (
          <main>
            <Story />
          </main>
        )}
      </AppStage>
    );
  };
}
