import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { BellIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/index.ts';
import { Link } from '../link/index.ts';
import { contrastRules } from './contrastRules.ts';
import { ownFrame } from './ownFrame.ts';

// What is measured on a hovered or pressed surface has the same colours on the bare one.
const textRules = contrastRules.filter(({ least, layer }) => least > 3 && layer === undefined);
const lineRules = contrastRules.filter(({ least }) => least === 3);

/** Each colour on each surface that it may lie on, with the least contrast that the two must have. */
function Contrast() {
  return (
    <div className="grid gap-5">
      {textRules.map(({ foreground, backgrounds, least }) => (
        <section key={`${foreground}-${least}`} className="grid gap-2">
          <h2 className="text-label">
            {foreground}, {least}:1
          </h2>
          <ul className="grid grid-cols-2 gap-2 tablet:grid-cols-4 desktop:grid-cols-6">
            {backgrounds.map((background) => (
              <li
                key={background}
                className="rounded-control border border-border p-3 text-detail"
                style={{ color: `var(--${foreground})`, background: `var(--${background})` }}
              >
                {background}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {lineRules.map(({ foreground, backgrounds }) => (
        <section key={foreground} className="grid gap-2">
          <h2 className="text-label">{foreground}, 3:1 as a line</h2>
          <ul className="grid grid-cols-2 gap-2 tablet:grid-cols-4 desktop:grid-cols-6">
            {backgrounds.map((background) => (
              <li
                key={background}
                className="rounded-control border-2 p-3 text-detail"
                style={{ borderColor: `var(--${foreground})`, background: `var(--${background})` }}
              >
                {background}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Accessibility',
  component: Contrast,
  parameters: {
    docs: {
      story: ownFrame(760),
      description: {
        component:
          'WCAG 2.2 AA, and AAA for text that is read. A test measures every pair below in all four themes. Everything works by keyboard alone, with forced colours (in Chromium: Rendering → Emulate CSS media feature forced-colors), with less motion, at 200 % text and at 390 px; the kitchen sinks are tested in each of these looks. **Do** give every control a role and a name, and tie errors to their field. **Don’t** tell anything by colour alone, and never take the focus ring away.',
      },
    },
  },
} satisfies Meta<typeof Contrast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ContrastPairs: Story = {};
export const ContrastPairsDark: Story = { globals: { theme: 'dark' } };
export const ContrastPairsSafe: Story = { globals: { palette: 'safe' } };
export const ContrastPairsSafeDark: Story = { globals: { palette: 'safe', theme: 'dark' } };

/** 2 px, 2 px away, at 3:1 on every surface; in forced colours the device draws it. */
export const FocusRing: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Button>Deposit ₹50,000</Button>
      <IconButton aria-label="Notifications" isBordered>
        <BellIcon />
      </IconButton>
      <Link href="#all">View all</Link>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const inOrder = [
      canvas.getByRole('button', { name: 'Deposit ₹50,000' }),
      canvas.getByRole('button', { name: 'Notifications' }),
      canvas.getByRole('link', { name: 'View all' }),
    ];
    for (const control of inOrder) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
      await expect(getComputedStyle(control).outlineStyle).toBe('solid');
      await expect(getComputedStyle(control).outlineWidth).toBe('2px');
    }
  },
};

/** What is drawn small answers to a square of 44 px: the dashed line is where a finger may land. */
export const TouchTargets: Story = {
  render: () => (
    <div className="flex items-center gap-8 p-4">
      <span className="grid size-11 place-items-center outline-1 outline-fg-subtle outline-dashed">
        <IconButton size="sm" aria-label="Notifications">
          <BellIcon size="sm" />
        </IconButton>
      </span>
    </div>
  ),
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications' });
    const { left, right, top, bottom } = bell.getBoundingClientRect();
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    for (const [x, y] of [
      [middle.x - 21, middle.y],
      [middle.x + 21, middle.y],
      [middle.x, middle.y - 21],
      [middle.x, middle.y + 21],
    ] as const) {
      await expect(document.elementFromPoint(x, y)?.closest('button')).toBe(bell);
    }
  },
};
