import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inHindi, loadHindi } from '../messages/inHindi.testing.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Inputs/DateField',
  component: DateField,
  args: { label: 'Date of Birth', today: '2026-11-19', onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A day, typed as India writes it (14/03/1991, with dots, dashes or blanks too, 14031991, 14 Mar 1991) or
as 1991-03-14, or taken from a calendar. The box shows 14/03/1991 and says so beneath; the form gets 1991-03-14. The
calendar is loaded by the first press of its button.

**Do** check the value in the form: the field reports what was typed, date or not. **Do** give \`today\` from the
market's clock. **Do** give \`minDate\` and \`maxDate\` where days outside of them can never be right.

**Don’t** use it for a time of day or for a span. **Don’t** expect the limits to hold typing back: a message says more
than a box that swallows keys.`,
      },
    },
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '1994-03-14' } };

export const Invalid: Story = {
  args: { defaultValue: '2009-03-14', errorMessage: 'You must be at least 18 years old.' },
};

export const WithDescription: Story = {
  args: { label: 'Valid until', description: 'As printed on the document.' },
};

export const Disabled: Story = { args: { defaultValue: '1994-03-14', isDisabled: true } };

export const Standard: Story = { args: { variant: 'standard', defaultValue: '1994-03-14' } };

/** Names of months and days in the client's language; digits stay Latin, as in the field. */
export const Hindi: Story = {
  args: { label: 'जन्म तिथि', defaultValue: '1994-03-14' },
  loaders: [loadHindi],
  decorators: [inHindi],
};
