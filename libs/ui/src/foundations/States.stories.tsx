import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Accordion } from '../accordion/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { ChoiceCards } from '../choice-card/index.ts';
import { DataList } from '../data-list/index.ts';
import { BellIcon, MoreIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/index.ts';
import { MenuItem } from '../menu-item/index.ts';
import { Notice } from '../popover/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Switch } from '../switch/index.ts';
import { Tabs } from '../tabs/index.ts';

const grounds = [
  { name: 'Ground', className: 'bg-canvas' },
  { name: 'Card', className: 'bg-surface' },
  { name: 'Panel', className: 'bg-surface-raised' },
  { name: 'Track', className: 'bg-surface-sunken' },
  { name: 'Selected', className: 'bg-surface-selected' },
] as const;

const ranges = [
  { value: '1D', label: '1D' },
  { value: '1W', label: '1W' },
];
const segments = [
  { value: 'market', label: 'Market' },
  { value: 'limit', label: 'Limit' },
];

/** The same three controls on every surface. */
function OnEveryGround() {
  return (
    <div className="grid gap-2">
      {grounds.map(({ name, className }) => (
        <section
          key={name}
          aria-label={name}
          className={`flex flex-wrap items-center gap-3 rounded-control border border-border p-3 ${className}`}
        >
          <span className="w-20 text-detail">{name}</span>
          <Button variant="ghost">{`Ghost on ${name}`}</Button>
          <Button variant="secondary">{`Button on ${name}`}</Button>
          <IconButton aria-label={`Icon on ${name}`}>
            <BellIcon />
          </IconButton>
        </section>
      ))}
    </div>
  );
}

function Controls() {
  const [tab, setTab] = useState('limit');
  const [range, setRange] = useState('1D');
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button>Primary</Button>
        <Button variant="soft">Soft</Button>
        <Button variant="danger">Danger</Button>
        <Button variant="buy">Buy</Button>
        <Button variant="sell">Sell</Button>
        <IconButton aria-label="More" isBordered>
          <MoreIcon />
        </IconButton>
      </div>
      <Tabs aria-label="Segments" items={segments} value={tab} onChange={setTab} />
      <SegmentedControl aria-label="Range" options={ranges} value={range} onChange={setRange} />
      <Checkbox>Agree</Checkbox>
      <RadioGroup label="Language" options={[{ value: 'en', label: 'English' }]} />
      <Switch label="Show assets" />
      <ChoiceCards label="Pay by" options={[{ value: 'upi', title: 'UPI' }]} />
    </div>
  );
}

function Rows() {
  return (
    <Card title="Rows" isFlush>
      <DataList
        aria-label="Movers"
        items={[{ id: 'row', title: 'SURYANSH', value: '1,121.40', onPress: () => {} }]}
      />
      <MenuItem onPress={() => {}}>Bank Accounts</MenuItem>
      <Accordion items={[{ id: 'charges', title: 'Charges', content: 'Brokerage' }]} />
      <Notice title="Order filled" text="25 SURYANSH" icon={<BellIcon />} time="14:08" onPress={() => {}} />
    </Card>
  );
}

function States() {
  return (
    <div className="grid gap-6 bg-canvas">
      <OnEveryGround />
      <Controls />
      <Rows />
    </div>
  );
}

const meta = {
  title: 'Foundations/States',
  component: States,
  parameters: {
    docs: {
      description: {
        component:
          'Hover and press are one layer of the text’s colour, laid over whatever surface a control stands on: 6 and 10 %, in dark 10 and 16 %. **Do** give every control that can be pressed the utility `layered` (of React Aria), `layered-native` (of the browser) or `layered-option` (rows that the focus walks through). **Don’t** give a state a colour of its own: it shows on one surface and is lost on the next.',
      },
    },
  },
} satisfies Meta<typeof States>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Point at them, press them, walk through them with the Tab key; in both themes. */
export const EveryControl: Story = {};
