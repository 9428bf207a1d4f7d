import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from '../flag/index.ts';

const names = new Intl.DisplayNames('en-IN', { type: 'region' });
const countries = ['IN', 'AE', 'AU', 'BD', 'CA', 'DE', 'GB', 'JP', 'LK', 'NP', 'QA', 'SG', 'US', 'ZA'];

function Flags() {
  return (
    <ul className="grid grid-cols-2 gap-4 tablet:grid-cols-4">
      {countries.map((country) => (
        <li key={country} className="flex items-center gap-3 text-detail">
          <Flag country={country} size="lg" />
          {names.of(country)}
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Foundations/Flags',
  component: Flags,
  parameters: {
    docs: {
      description: {
        component:
          'One file a flag, by the two letters of its country, served by the app itself. **Do** show it beside the name of the country. **Don’t** use a flag for a language or for a market.',
      },
    },
  },
} satisfies Meta<typeof Flags>;

export default meta;

export const Countries: StoryObj<typeof meta> = {};
