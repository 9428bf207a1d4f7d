import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorIcon, SuccessIcon } from '../icon/icons.ts';

interface Rule {
  rule: string;
  good: string;
  bad: string;
}

const rules: readonly Rule[] = [
  {
    rule: 'A button names its consequence.',
    good: 'Buy 25 for ₹38,634.35',
    bad: 'OK',
  },
  {
    rule: 'An empty place says what will be here, and offers one action.',
    good: 'No holdings yet. Shares you buy appear here at once. They can be sold when they have settled (T+1).',
    bad: 'No data',
  },
  {
    rule: 'An error says what happened, what is safe and what to do.',
    good: 'Holdings could not be refreshed. Showing values from 14:28 IST. Retry.',
    bad: 'Something went wrong',
  },
  {
    rule: 'Waiting says nothing for two seconds, then what it waits for.',
    good: 'Placing your order…',
    bad: 'Please wait',
  },
  {
    rule: 'A direction is an arrow, a sign and a colour.',
    good: '▲ +1.24%',
    bad: '1.24%',
  },
  {
    rule: 'The sign comes before the symbol, as a true minus; zero has none.',
    good: '−₹30,797.00',
    bad: '₹-30,797',
  },
  {
    rule: 'A warning tells what a fraudster does.',
    good: 'Someone who asks for a fee before you can withdraw is a fraudster.',
    bad: 'Your money is safe with us',
  },
  {
    rule: 'Sentences are whole; values stand where the language wants them.',
    good: '“{label} has copied” in one message',
    bad: 'label + “ has copied”',
  },
  {
    rule: 'Capitals begin a sentence or a name.',
    good: 'Price alert',
    bad: 'PRICE ALERT',
  },
];

function Voice() {
  return (
    <ul className="grid gap-3">
      {rules.map(({ rule, good, bad }) => (
        <li key={rule} className="grid gap-2 rounded-card border border-border bg-surface p-card">
          <h2 className="text-label">{rule}</h2>
          <div className="grid gap-2 tablet:grid-cols-2">
            <p className="flex items-start gap-2 text-positive">
              <span className="mt-0.5">
                <SuccessIcon size="sm" label="Do" />
              </span>
              <span className="text-fg">{good}</span>
            </p>
            <p className="flex items-start gap-2 text-negative">
              <span className="mt-0.5">
                <ErrorIcon size="sm" label="Don’t" />
              </span>
              <span className="text-fg-muted">{bad}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Foundations/Writing',
  component: Voice,
  parameters: {
    docs: {
      description: {
        component:
          'Plain, short, Indian English, no exclamation of our own; texts that the specification quotes are kept to the letter. Hindi may take a third more room: nothing is set in capitals, nothing is cut. **Do** write every text into the catalogue as a whole sentence. **Don’t** promise, hurry or praise.',
      },
    },
  },
} satisfies Meta<typeof Voice>;

export default meta;

export const Rules: StoryObj<typeof meta> = {};
