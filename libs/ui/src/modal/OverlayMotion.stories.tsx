import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ImageZoom } from '../image-loader/ImageZoom.tsx';
import { cutShort } from '../internal/cutShort.testing.ts';
import { settled } from '../internal/settled.testing.ts';
import { SideDrawer } from '../side-drawer/SideDrawer.tsx';
import { ToastRegion } from '../toast/ToastRegion.tsx';
import { createToasts } from '../toast/store.ts';
import { ModalHost } from './ModalHost.tsx';
import { OverlayFooter } from './OverlayFooter.tsx';
import { createModals } from './store.ts';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="320" height="200"%3E%3Crect width="320" height="200" fill="teal"/%3E%3C/svg%3E';

type Panel = 'drawer' | 'picture' | null;

/** A page from which each kind of overlay can be opened, and that counts what was pressed in them. */
function Openers() {
  const [modals] = useState(() => createModals());
  const [toasts] = useState(() => createToasts());
  const [panel, setPanel] = useState<Panel>(null);
  const [presses, setPresses] = useState(0);
  const close = () => setPanel(null);

  function openForm() {
    modals.open({
      title: 'Form',
      isFullscreenOnMobile: true,
      content: ({ close: closeForm }) => (
        <>
          <p>What the form is for.</p>
          <OverlayFooter isOnPhoneOnly>
            <Button
              onPress={() => {
                setPresses((count) => count + 1);
                closeForm();
              }}
            >
              Save
            </Button>
          </OverlayFooter>
        </>
      ),
    });
  }

  return (
    <div className="h-500">
      {/* Taller than every screen, so that the page could scroll. */}
      <div className="flex flex-wrap gap-3">
        <Button onPress={openForm}>Open form</Button>
        <Button onPress={() => void modals.ask({ message: 'Sure?', isDestructive: false })}>Ask</Button>
        <Button onPress={() => setPanel('drawer')}>Open drawer</Button>
        <Button onPress={() => setPanel('picture')}>Open picture</Button>
        <Button onPress={() => toasts.show({ type: 'error', title: 'Wrong password', duration: 60_000 })}>
          Say it
        </Button>
        <p>Pressed: {presses}</p>
      </div>
      <ModalHost store={modals} />
      <ToastRegion store={toasts} />
      <SideDrawer isOpen={panel === 'drawer'} title="Drawer" size="panel" onClose={close}>
        <p className="px-6">Asha</p>
      </SideDrawer>
      <ImageZoom isOpen={panel === 'picture'} src={picture} name="ID Front" onClose={close} />
    </div>
  );
}

const meta = {
  title: 'Overlays/Motion',
  component: Openers,
  parameters: {
    docs: {
      description: {
        component:
          'What comes from an edge slides and is opaque all the way; what stands in the middle rises a little and fades in its place. It leaves in two thirds of the time. While it leaves nothing in it can be pressed again, and the focus is back where it came from. Who asked for less motion gets none.',
      },
    },
  },
} satisfies Meta<typeof Openers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ComesAndGoes: Story = {};

/** A finger may be quicker than the motion in, and React Aria then ends the motion out. */
export const LeaveWhenTheirMotionIsCutShort: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    for (const name of ['Open form', 'Ask', 'Open drawer', 'Open picture']) {
      await step(name, async () => {
        await userEvent.click(canvas.getByRole('button', { name }));
        const dialog = await screen.findByRole('dialog');
        await settled();
        await userEvent.keyboard('{Escape}');
        await expect(cutShort(dialog)).toBeGreaterThan(0);
        await waitFor(() => expect(dialog).not.toBeInTheDocument());
      });
    }
  },
};
