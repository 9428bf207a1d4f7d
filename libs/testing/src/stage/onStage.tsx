import type { Decorator } from '@storybook/react-vite';
import type { Profile } from '@wealth/session';
import { AppStage, type AppStageProps } from './AppStage.tsx';
import { clientVisitor, fakeSession } from './fakeSession.ts';
import { fixedClock } from './fixedClock.ts';

/** What differs in one story from the others of its file. */
export interface StageParameters extends Pick<AppStageProps, 'isMasked' | 'isSandbox'> {
  /** What differs from the client of the examples. */
  profile?: Partial<Profile>;
  /** The server's time, epoch milliseconds. @default fixedNow */
  now?: number;
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
    const { profile, now, ...different } = stage ?? {};
    const visitor = clientVisitor(profile);
    const ofTime =
      now === undefined ? {} : { session: () => fakeSession(visitor, { clock: fixedClock(now) }) };
    return (
      <AppStage key={context.id} {...options} {...different} {...ofTime} visitor={visitor} locale={locale}>
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
