import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { columnsWithActions, type Share } from './testing/exampleShares.tsx';
import documentation, { ColumnChoice, Default, TenThousandRows } from './GridTable.stories.tsx';
import type { GridTable } from './GridTable.tsx';

const buy = fn();
const sell = fn();

const meta = {
  ...documentation,
  title: 'Display/GridTable/Interactions',
  tags: ['!autodocs'],
} satisfies Meta<typeof GridTable<Share>>;

export default meta;
type Story = StoryObj<typeof meta>;

function firstSymbol(canvas: Pick<typeof screen, 'getAllByRole'>): string | undefined {
  return canvas.getAllByRole('rowheader')[0]?.textContent.split('NSE')[0];
}

export const SortedByPointerAndKeys: Story = {
  ...Default,
  play: async ({ canvas, userEvent, step }) => {
    await step('the head says by what and how the rows are sorted', async () => {
      await expect(canvas.getByRole('columnheader', { name: 'Current value' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await expect(firstSymbol(canvas)).toBe('DAKSHBK');
    });
    await step('a press on another head sorts by it, figures from the largest [I2-5-TABLE]', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'LTP' }));
      await expect(firstSymbol(canvas)).toBe('RATHAUTO');
    });
    await step('Enter on the same head turns the order', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('columnheader', { name: 'LTP' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await expect(firstSymbol(canvas)).toBe('DAKSHBK');
    });
  },
};

/** What can be done with a row is not beyond the edge, however far the figures go, as long as that leaves them half of the room. */
export const PinnedColumn: Story = {
  args: {
    columns: columnsWithActions({ onBuy: buy, onSell: sell }).map((column) =>
      column.isActions ? { ...column, isPinned: true } : column,
    ),
  },
  decorators: [
    (Story) => (
      <div data-testid="room" style={{ width: 720 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const grid = canvas.getByRole('grid');
    const right = (element: Element | undefined) => Math.round(element?.getBoundingClientRect().right ?? 0);
    const last = (role: string) => right(canvas.getAllByRole(role).at(-1));
    const edge = () => Math.round(grid.getBoundingClientRect().left + grid.clientLeft + grid.clientWidth);
    await expect(grid.scrollWidth).toBeGreaterThan(grid.clientWidth);
    await step('stays at the edge', async () => {
      for (const left of [0, grid.scrollWidth]) {
        grid.scrollLeft = left;
        await waitFor(() => expect(last('gridcell')).toBe(edge()));
        await expect(last('columnheader')).toBe(edge());
      }
    });
    await step('scrolls with the others where it would leave them too little', async () => {
      canvas.getByTestId('room').style.width = '480px';
      grid.scrollLeft = 0;
      await waitFor(() => expect(last('gridcell')).toBeGreaterThan(edge()));
      await expect(last('columnheader')).toBeGreaterThan(edge());
    });
  },
};

/** The keys of the row whose name has the focus lie over its last cells: nothing moves, and no other cell is covered. */
export const KeysOfTheRow: Story = {
  args: {
    columns: columnsWithActions({ onBuy: buy, onSell: sell }),
    rowHint: <span data-testid="keys">Enter</span>,
  },
  globals: { density: 'compact' },
  play: async ({ canvas, userEvent, step }) => {
    const place = (element: Element | undefined) => JSON.stringify(element?.getBoundingClientRect());
    const [, first, second] = canvas.getAllByRole('row');
    // Under each other, once the height of a compact row has been measured.
    await waitFor(() =>
      expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().bottom),
    );
    const before = place(second);
    await step(
      'shown beside the buttons of the row as soon as its name has the focus [I4-9-KEYS]',
      async () => {
        await userEvent.tab();
        await userEvent.keyboard('{ArrowDown}');
        const keys = canvas.getByTestId('keys');
        await expect(keys).toBeVisible();
        await expect(second).toContainElement(keys);
        const button = within(second ?? document.body).getByRole('button', { name: 'Buy' });
        await expect(keys.getBoundingClientRect().right).toBeLessThanOrEqual(
          button.getBoundingClientRect().left,
        );
      },
    );
    await step('the row stays as it was', () => expect(place(second)).toBe(before));
    await step('a figure that has the focus is not covered', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByTestId('keys')).not.toBeVisible();
    });
  },
};

const noteOf: Readonly<Record<string, string>> = {
  DAKSHBK: 'Bought for the wedding of the younger sister, and never looked at since',
  INDRAOIL: 'Short',
};

/** Words that are shown or hidden by themselves: the table is not rendered again. */
function HiddenNote({ symbol }: { symbol: string }) {
  const [isHidden, setIsHidden] = useState(true);
  return (
    <>
      <button onClick={() => setIsHidden(false)}>Show {symbol}</button>
      {isHidden ? <i>••••</i> : <b>99,99,99,99,999.99</b>}
    </>
  );
}

/** To clip a cell has it drawn by itself: only those clip whose words have no room, whenever that comes to be. */
export const CutWhereLong: Story = {
  args: {
    columns: [
      { id: 'symbol', header: 'Instrument', isRowHeader: true, width: 120, cell: ({ symbol }) => symbol },
      { id: 'note', header: 'Note', width: 160, cell: ({ symbol }) => noteOf[symbol] ?? '–' },
      { id: 'own', header: 'Own', width: 160, cell: ({ symbol }) => <HiddenNote symbol={symbol} /> },
    ],
  },
  decorators: [
    (Story) => (
      <div data-testid="room" style={{ width: 440 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    const cellOf = (text: string) => canvas.getByText(text).closest<HTMLElement>('[role="gridcell"]');
    const isClipped = (cell: HTMLElement | null) =>
      cell !== null && getComputedStyle(cell).overflowX === 'hidden';
    const long = cellOf(noteOf['DAKSHBK'] ?? '');
    const own = cellOf('Show DAKSHBK');
    await step('too long and short words', async () => {
      await waitFor(() => expect(isClipped(long)).toBe(true));
      await expect(isClipped(cellOf('Short'))).toBe(false);
      await expect(isClipped(own)).toBe(false);
    });
    await step('a cell whose words change by themselves', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show DAKSHBK' }));
      await waitFor(() => expect(isClipped(own)).toBe(true));
    });
    await step('more room', async () => {
      canvas.getByTestId('room').style.width = '2000px';
      await waitFor(() => expect(isClipped(long)).toBe(false));
      await expect(isClipped(own)).toBe(false);
    });
  },
};

export const WalkedByKeys: Story = {
  args: { columns: columnsWithActions({ onBuy: buy, onSell: sell }) },
  play: async ({ canvas, userEvent, step }) => {
    buy.mockClear();
    sell.mockClear();
    await step('Tab enters the first row', async () => {
      await userEvent.tab();
      await expect(canvas.getAllByRole('rowheader')[0]).toHaveFocus();
    });
    await step('Arrow keys, Home and End move by cell [I2-5-TABLE]', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      await expect(canvas.getByRole('gridcell', { name: '460' })).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(canvas.getAllByRole('rowheader')[1]).toHaveFocus();
    });
    await step('End comes to the first button of the last cell, the arrow to the second', async () => {
      await userEvent.keyboard('{End}');
      const row = within(canvas.getAllByRole('row')[2] ?? document.body);
      await expect(row.getByRole('button', { name: 'Buy' })).toHaveFocus();
      await userEvent.keyboard('{Enter}{ArrowRight}');
      await expect(row.getByRole('button', { name: 'Sell' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(buy.mock.calls).toEqual([[expect.objectContaining({ symbol: 'INDRAOIL' })]]);
      await expect(sell.mock.calls).toEqual([[expect.objectContaining({ symbol: 'INDRAOIL' })]]);
    });
    await step('Arrow Up leads into the head, whose buttons sort', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
      await expect(canvas.getByRole('button', { name: 'Instrument' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('columnheader', { name: 'Instrument' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
    });
  },
};

export const ActionsShowOnFocus: Story = {
  args: { columns: columnsWithActions({ onBuy: buy, onSell: sell }) },
  play: async ({ canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Buy' });
    const cover = button?.parentElement?.nextElementSibling;
    await expect(cover).toBeVisible();
    await userEvent.tab();
    await expect(cover).not.toBeVisible();
    await expect(button).toBeVisible();
  },
};

export const TenThousandRowsByKeys: Story = {
  ...TenThousandRows,
  play: async ({ canvas, userEvent, step }) => {
    const grid = canvas.getByRole('grid');
    await step('only rows near the view are in the page [I2-5-TABLE]', async () => {
      await expect(grid).toHaveAttribute('aria-rowcount', '10001');
      // The rows come with the height of the box, a frame later than the head.
      await canvas.findByText('SHARE00001');
      await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    });
    await step('Ctrl+End goes to the last cell', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', '9999'));
      await expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '10001');
      await expect(document.activeElement).toBeVisible();
    });
    await step('the focus stays where it is when the rows are scrolled away from it', async () => {
      grid.scrollTop = 0;
      await waitFor(() => expect(canvas.getByText('SHARE00001')).toBeVisible());
      await expect(document.activeElement).toHaveAttribute('data-row', '9999');
    });
    await step('the next key brings it back into view', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(grid.scrollTop).toBeGreaterThan(500_000));
      await userEvent.keyboard('{PageUp}{Control>}{Home}{/Control}');
      await waitFor(() => expect(grid.scrollTop).toBe(0));
      await expect(canvas.getAllByRole('rowheader')[0]).toHaveFocus();
    });
  },
};

export const ColumnsAreChosen: Story = {
  ...ColumnChoice,
  play: async ({ canvas, userEvent, step }) => {
    await step('a hidden column is not in the table [I2-5-TABLE]', async () => {
      await expect(canvas.queryByRole('columnheader', { name: 'Qty' })).toBeNull();
    });
    await step('it comes back by the keyboard', async () => {
      canvas.getByRole('button', { name: 'Columns' }).focus();
      await userEvent.keyboard('{Enter}');
      const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
      dialog.getByRole('checkbox', { name: 'Qty' }).focus();
      await userEvent.keyboard('[Space]');
      await expect(dialog.getByRole('checkbox', { name: 'Qty' })).toBeChecked();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Qty' })).toBeVisible());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
    });
    await step('and leaves by the pointer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Day change' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Day change' })).toBeNull());
    });
  },
};
