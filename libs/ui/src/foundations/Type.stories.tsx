import type { Meta, StoryObj } from '@storybook/react-vite';

interface Size {
  className: string;
  name: string;
  figures: string;
  use: string;
}

const sizes: readonly Size[] = [
  { className: 'text-hero', name: 'hero', figures: '44 / 600', use: 'net worth on a desktop' },
  { className: 'text-display', name: 'display', figures: '40 / 500', use: 'the one line of a static page' },
  { className: 'text-figure', name: 'figure', figures: '32 / 600', use: 'net worth on a phone, a price' },
  { className: 'text-welcome', name: 'welcome', figures: '28 / 600', use: 'sign-in' },
  { className: 'text-page', name: 'page', figures: '24 / 600', use: 'title of a page' },
  { className: 'text-heading', name: 'heading', figures: '20 / 600', use: 'title of a dialog' },
  { className: 'text-title', name: 'title', figures: '16 / 600', use: 'title of a card' },
  { className: 'text-lead', name: 'lead', figures: '16 / 400', use: 'what is typed on a phone' },
  { className: 'text-label', name: 'label', figures: '14 / 500', use: 'controls' },
  { className: 'text-body', name: 'body', figures: '14 / 400', use: 'reading' },
  { className: 'text-detail', name: 'detail', figures: '13 / 400', use: 'secondary text, dense tables' },
  {
    className: 'text-caption',
    name: 'caption',
    figures: '12 / 400',
    use: 'captions, heads of tables, badges',
  },
  { className: 'text-tick', name: 'tick', figures: '11 / 400', use: 'axes and the rail: never body' },
];

function Sizes({ specimen = 'Portfolio summary' }: { specimen?: string }) {
  return (
    <ul className="grid gap-4">
      {sizes.map(({ className, name, figures, use }) => (
        <li key={name} className="grid items-baseline gap-x-6 tablet:grid-cols-3">
          <span className={`tablet:col-span-2 ${className}`}>{specimen}</span>
          <span lang="en" className="text-caption text-fg-subtle">
            {name} · {figures} · {use}
          </span>
        </li>
      ))}
    </ul>
  );
}

const amounts = ['₹57,98,869.25', '₹11,11,111.11', '₹8,23,977.00', '−₹30,797.00', '+₹1,12,309.00'];

const meta = {
  title: 'Foundations/Type',
  component: Sizes,
  parameters: {
    docs: {
      description: {
        component:
          'Figtree, and Noto Sans Devanagari for Hindi: variable, self-hosted, under the Open Font License. A page in English loads two files; Devanagari is fetched when a letter of it is shown. Figures are tabular everywhere. **Do** take a size by its use. **Don’t** set anything in capitals, use a weight other than 400, 500 or 600, or space the letters of a price.',
      },
    },
  },
} satisfies Meta<typeof Sizes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {};

/** Lines are 1.65 high where nothing else is said, and letters are never drawn together. */
export const Hindi: Story = {
  args: { specimen: 'कुल संपत्ति ₹57,98,869.25' },
  decorators: [
    (Story) => (
      <div lang="hi">
        <Story />
      </div>
    ),
  ],
};

/** Every figure is as wide as the next: sums can be read down a column. */
export const TabularFigures: Story = {
  render: () => (
    <ul className="grid justify-items-end gap-1 justify-self-start text-lead">
      {amounts.map((amount) => (
        <li key={amount}>{amount}</li>
      ))}
    </ul>
  ),
};

/** Ink above and below the letters needs its room: two lines must not touch. */
export const HindiParagraph: Story = {
  render: () => (
    <p lang="hi" className="max-w-prose">
      आज का लाभ और निकासी की स्थिति यहाँ दिखती है। शेयर ख़रीदने के अगले कारोबारी दिन वे आपकी होल्डिंग में जुड़ जाते हैं, और बेचने
      पर राशि निपटान के बाद ही निकाली जा सकती है।
    </p>
  ),
};
