import type { Meta, StoryObj } from '@storybook/react-vite';
import { envelopeOf, failing, getGetClientActionsMockHandler } from '@wealth/api-sdk/testing';
import { onStage, staged } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { ActionsPage } from './ActionsPage.tsx';

const meta = {
  title: 'Screens/Portfolio/Corporate actions',
  component: ActionsPage,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(getGetClientActionsMockHandler());
  },
  decorators: [onStage()],
} satisfies Meta<typeof ActionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText('MOHARAMC');
  },
};

export const Empty: Story = {
  beforeEach({ msw }) {
    msw.use(getGetClientActionsMockHandler(envelopeOf({ items: [] })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No other corporate action')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/stat/app/v1/actions', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Masked: Story = { ...Default, parameters: staged({ isMasked: true }) };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone', isRotated: false } } };
export const Hindi: Story = { ...Default, globals: { locale: 'hi' } };
