import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { cutShort } from '../internal/cutShort.testing.ts';
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

const usage = `
Covers the whole page while something must not be disturbed: signing out, a payment that is under way.

**Do** pair every \`loader.show()\` with a \`loader.hide()\`; say what is going on in the label after two seconds.

**Don’t** cover a page that only loads: a skeleton in the place of the content does that.
`;

const meta = {
  title: 'Overlays/Loader',
  component: Held,
  parameters: { docs: { description: { component: usage }, story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof Held>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Labelled: Story = { args: { label: 'Signing you out…' } };

function Controlled() {
  const [store] = useState(() => createLoader());
  return (
    <div className="flex gap-3">
      <Button
        onPress={() => {
          store.show('First');
          store.show();
        }}
      >
        Show twice
      </Button>
      <LoaderHost store={store} />
      <ReleaseByKey store={store} />
    </div>
  );
}

/** The loader covers everything: what ends it comes from the program, here from two keys. */
function ReleaseByKey({ store }: { store: ReturnType<typeof createLoader> }) {
  useEffect(() => {
    const release = ({ key }: KeyboardEvent) => {
      if (key === 'h') store.hide();
      if (key === 'r') store.reset();
    };
    window.addEventListener('keydown', release);
    return () => window.removeEventListener('keydown', release);
  }, [store]);
  return null;
}

export const OnlyItsOwnersEndIt: Story = {
  tags: ['!autodocs'],
  render: () => <Controlled />,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Show twice' });
    await step('Escape does not, and one hide of two does not', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: 'First' });
      await userEvent.keyboard('{Escape}h');
      await expect(screen.getByRole('dialog', { name: 'First' })).toBeInTheDocument();
    });
    await step('the second hide does', async () => {
      await userEvent.keyboard('h');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('reset ends it at once', async () => {
      await userEvent.click(opener);
      await screen.findByRole('dialog', { name: 'First' });
      await userEvent.keyboard('r');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** It may go before it has come in; the page under it must not wait for it. */
export const LeavesWhenItsMotionIsCutShort: Story = {
  tags: ['!autodocs'],
  render: () => <Controlled />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show twice' }));
    const dialog = await screen.findByRole('dialog', { name: 'First' });
    // Its spinner never comes to rest.
    await waitFor(() => expect(getComputedStyle(dialog.parentElement ?? dialog).opacity).toBe('1'));
    await userEvent.keyboard('r');
    await expect(cutShort(dialog)).toBeGreaterThan(0);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
