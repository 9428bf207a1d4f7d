import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { BankIcon, ComputerIcon, MedalIcon, SuccessIcon } from '../icon/icons.ts';
import { ProgressMeter } from '../progress/ProgressMeter.tsx';
import { IconRow, RowText } from './IconRow.tsx';
import { IconTile } from './IconTile.tsx';

const meta = {
  title: 'Display/IconRow',
  component: IconRow,
  subcomponents: { RowText, IconTile },
  args: {
    icon: <ComputerIcon size="sm" />,
    children: <RowText title="This device">Chrome on Linux, computer</RowText>,
    trailing: (
      <Badge tone="positive" icon={<SuccessIcon size="xs" />}>
        Active
      </Badge>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `A device, an account, an achievement: an icon, its name, a line or two, and one thing at the right edge.

**Do** put figures that compare into a DataList instead. **Don’t** let the icon say what the words do not.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-110">
        <Card title="Devices" isFlush>
          <ul aria-label="Devices">
            <Story />
          </ul>
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof IconRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithBadge: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'This deviceChrome on Linux, computerActive',
    );
  },
};

export const Earned: Story = {
  args: {
    icon: <MedalIcon size="sm" />,
    tone: 'brass',
    children: <RowText title="First trade settled">Tue, 12 Mar 2024</RowText>,
    trailing: undefined,
  },
};

export const OnItsWay: Story = {
  args: {
    icon: <MedalIcon size="sm" />,
    children: <RowText title="Ten settlements">4 of 10</RowText>,
    trailing: (
      <div className="w-14 shrink-0">
        <ProgressMeter label="Ten settlements" value={4} target={10} valueText="4 of 10" />
      </div>
    ),
  },
};

/** The icon stays with the first line. */
export const Tall: Story = {
  args: {
    icon: <BankIcon size="sm" />,
    isTall: true,
    children: (
      <RowText title="Sandbox Bank ••••1414">
        <div>Asha Namuna</div>
        <div>Savings</div>
        <div>SBOX0000014</div>
      </RowText>
    ),
  },
};

export const BadInput: Story = {
  args: {
    children: <RowText title={'x'.repeat(300)}>{'बहुत लंबा '.repeat(30)}</RowText>,
  },
};
