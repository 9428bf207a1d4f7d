import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import type { SearchFunction } from './createSearch.ts';
import { keyOfInstrument, searchExamples } from './searchExamples.ts';
import { SearchOverlay } from './SearchOverlay.tsx';
import { SearchResultRow, type SearchItem } from './SearchResultRow.tsx';
import { createSearchOverlay } from './store.ts';
import { useSearchShortcut } from './useSearchShortcut.ts';

interface StageProps {
  isOpenAtFirst: boolean;
  search: SearchFunction<SearchItem>;
  onChoose: (item: SearchItem) => void;
  logError: (error: unknown) => void;
  minLength?: number;
}

function Stage({ isOpenAtFirst, ...props }: StageProps) {
  const [store] = useState(() => createSearchOverlay());
  useSearchShortcut(store);
  useEffect(() => {
    if (isOpenAtFirst) store.open();
  }, [isOpenAtFirst, store]);
  return (
    <>
      <Button variant="secondary" onPress={store.open}>
        Open the search
      </Button>
      <SearchOverlay
        {...props}
        store={store}
        heading="Instruments"
        note="Simulated prices"
        keyOf={keyOfInstrument}
        renderItem={(item, query) => <SearchResultRow item={item} query={query} />}
      />
    </>
  );
}

const usage = `
The search over all instruments, opened by the box in the header or by Ctrl+K / Cmd+K (\`useSearchShortcut\`).

**Do** hand the signal on to the call, so that a search nobody waits for ends; open what was chosen in \`onChoose\`.

**Don’t** show a toast for a failed search: it is only logged.
`;

const meta = {
  title: 'Overlays/SearchOverlay',
  component: Stage,
  parameters: { docs: { description: { component: usage }, story: { inline: false, height: '560px' } } },
  args: { isOpenAtFirst: true, search: searchExamples, onChoose: fn(), logError: fn() },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Symbol, market and name; the price in rupees with two decimals, and a dash where there is none. */
export const Results: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'tata');
    await expect(await screen.findByText('₹1,168.20')).toBeVisible();
    await expect(screen.getByText('5 results')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { search: () => new Promise(() => {}) },
  play: async ({ step, userEvent }) => {
    await step('it says that it searches until the answer is there [S8-SEARCH-LOADING]', async () => {
      await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'tata');
      await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible());
    });
  },
};

export const NoResults: Story = {
  play: async ({ step, userEvent }) => {
    const box = await screen.findByRole('combobox', { name: 'Search' });
    await step('nothing was entered, so nothing is missing', async () => {
      await expect(screen.queryByText('No results found.')).toBeNull();
    });
    await step('a text that finds nothing is told [S8-SEARCH-NONE]', async () => {
      await userEvent.type(box, 'zzz');
      await expect(await screen.findByText('No results found.')).toBeVisible();
    });
    await step('and is told no more when it goes', async () => {
      await userEvent.clear(box);
      await expect(screen.queryByText('No results found.')).toBeNull();
      await userEvent.type(box, 'zzz');
      await screen.findByText('No results found.');
    });
  },
};

const many: readonly SearchItem[] = Array.from({ length: 50 }, (_, index) => ({
  symbol: `BHARANI${index + 1}`,
  market: 'NSE',
  name: index === 0 ? 'N'.repeat(500) : 'शेयर बाज़ार में निवेश · شركة',
  price: index === 1 ? Number.NaN : 1e15 + index,
}));

/** More than fits scrolls in 60 % of the height; long and unusual names stay in their row. */
export const ManyResults: Story = {
  args: { search: () => Promise.resolve(many) },
  play: async ({ step, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'b');
    const list = await screen.findByRole('listbox', { name: 'Results' });
    await step('the list is 60 % of the viewport high and scrolls [S9-SEARCH-HEIGHT]', async () => {
      await expect(list.scrollHeight).toBeGreaterThan(window.innerHeight);
      await expect(list.clientHeight).toBeLessThanOrEqual(Math.ceil(window.innerHeight * 0.6));
      // Where the window is low, the box above and the hints below leave it less.
      const room = window.innerHeight - 320;
      await expect(list.clientHeight).toBeGreaterThanOrEqual(Math.min(window.innerHeight * 0.6, room) - 1);
    });
    await step('the arrow up leads from the first to the last, which is scrolled into view', async () => {
      await userEvent.keyboard('{ArrowUp}');
      const last = screen.getByRole('option', { selected: true });
      await expect(last).toHaveTextContent('BHARANI50');
      await waitFor(() =>
        expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom),
      );
    });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const WorksByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { isOpenAtFirst: false },
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open the search' });
    await step('Ctrl+K opens it with the focus in the box [S2-SEARCH-OVERLAY]', async () => {
      opener.focus();
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus());
    });
    await step('the first result is under Enter, and the arrows wrap [S9-SEARCH-KEYS]', async () => {
      await userEvent.keyboard('tata');
      const box = screen.getByRole('combobox', { name: 'Search' });
      const first = await screen.findByRole('option', { name: /TATASTEEL.*NSE/ });
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(box).toHaveAttribute('aria-activedescendant', first.id);
      await userEvent.keyboard('{ArrowUp}');
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('BSE');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('TATAMOTORS');
    });
    await step('Enter chooses and closes [S2-SEARCH-OVERLAY, S9-SEARCH-KEYS]', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenCalledTimes(1);
      await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ symbol: 'TATAMOTORS' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('it opens again without what was found before, and Escape closes it', async () => {
      await userEvent.keyboard('{Meta>}k{/Meta}');
      await expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveValue('');
      await expect(screen.queryByRole('option')).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

export const WorksByPointer: Story = {
  tags: ['!autodocs'],
  args: { isOpenAtFirst: false },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the search' }));
    const box = await screen.findByRole('combobox', { name: 'Search' });
    await step('Clear empties the box and the list and keeps the focus', async () => {
      await userEvent.type(box, 'tata');
      await screen.findByRole('option', { name: /TATAPOWER/ });
      await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
      await expect(box).toHaveValue('');
      await expect(box).toHaveFocus();
      await expect(screen.queryByRole('option')).toBeNull();
    });
    await step('a press on a result chooses it', async () => {
      await userEvent.type(box, 'power');
      await userEvent.click(await screen.findByRole('option', { name: /TATAPOWER/ }));
      await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ symbol: 'TATAPOWER' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const FailureIsOnlyLogged: Story = {
  tags: ['!autodocs'],
  args: { search: () => Promise.reject(new Error('The network is gone.')) },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'tata');
    await waitFor(() => expect(args.logError).toHaveBeenCalledTimes(1));
    await expect(screen.queryByText('Loading...')).toBeNull();
    await expect(screen.queryByText('No results found.')).toBeNull();
  },
};
