import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { LoaderHost } from './LoaderHost.tsx';
import { createLoader } from './store.ts';

function Held({ label }: { label?: string }) {
  const [store] = useState(() => createLoader());
  useEffect(() => {
    store.show(label);
    return store.hide;
  }, [label, store]);
  return <LoaderHost store={store} />;
}

const meta = {
  title: 'Overlays/Loader',
  component: Held,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof Held>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Labelled: Story = { args: { label: 'Signing you out…' } };
