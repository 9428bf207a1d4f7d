import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  failing,
  getGetClientActionMockHandler,
  getGetClientActionsMockHandler,
} from '@wealth/api-sdk/testing';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { ActionPage } from './ActionPage.tsx';

const meta = {
  title: 'Screens/Portfolio/Corporate action',
  component: ActionPage,
  tags: ['!autodocs'],
  args: { id: 'bonus-INE000Z12014-2026-11-18', notFound: 'Not there' },
  beforeEach({ msw }) {
    msw.use(getGetClientActionMockHandler(), getGetClientActionsMockHandler());
  },
  decorators: [onStage()],
} satisfies Meta<typeof ActionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bonus: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'MOHARAMC, Bonus 1 : 1' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Corporate action' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/stat/app/v1/*', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Retry' }))[0]).toBeVisible();
  },
};

export const Masked: Story = {
  parameters: staged({ isMasked: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Before' })).not.toHaveTextContent(/₹\d/);
  },
};

export const Phone: Story = { ...Bonus, globals: { viewport: { value: 'phone', isRotated: false } } };
export const Hindi: Story = { globals: { locale: 'hi' } };
export const Dark: Story = { ...Bonus, globals: { theme: 'dark' } };
