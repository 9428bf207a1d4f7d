import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  envelopeOf,
  failing,
  figureFixture,
  getGetFigureMockHandler,
  taxableFigureFixture,
  taxFigureFixture,
} from '@wealth/api-sdk/testing';
import { onStage, staged } from '@wealth/testing/stage';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { newClient, portfolioHandlers } from '../testing.ts';
import { FigureDrawer } from './FigureDrawer.tsx';

const meta = {
  title: 'Screens/Portfolio/How it is made up',
  component: FigureDrawer,
  args: { payload: { id: 'price_held' } },
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    msw.use(...portfolioHandlers());
  },
  decorators: [onStage()],
} satisfies Meta<typeof FigureDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lots of ARAVBANK' }));
    await expect(canvas.getByText('Parts and figure differ by ₹0.00.')).toBeVisible();
  },
};

/** The difference is shown, with what to tell us. */
export const DoesNotAddUp: Story = {
  beforeEach({ msw }) {
    msw.use(getGetFigureMockHandler(envelopeOf({ ...figureFixture, value: 269684.91 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('differ by +₹0.01');
  },
};

/** A figure of the tax report: other figures of its year, and a loss of an earlier one. */
export const TaxableGains: Story = {
  args: { payload: { id: 'taxable', fy: '2026-27' } },
  beforeEach({ msw }) {
    msw.use(getGetFigureMockHandler(envelopeOf(taxableFigureFixture)));
  },
};

/** By the sections of the law. */
export const TaxOnGains: Story = {
  args: { payload: { id: 'gains_tax', fy: '2026-27' } },
  beforeEach({ msw }) {
    msw.use(getGetFigureMockHandler(envelopeOf(taxFigureFixture)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20% of ₹13,356.70')).toBeVisible();
  },
};

export const TaxOnGainsInHindi: Story = { ...TaxOnGains, play: undefined, globals: { locale: 'hi' } };

export const Nothing: Story = {
  beforeEach({ msw }) {
    msw.use(getGetFigureMockHandler(envelopeOf(newClient.figure)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing has happened here yet' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(http.all('*/v1/*', () => delay('infinite')));
  },
};

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(failing('*/stat/app/v1/figures/*', { status: 500, message: 'Out of order' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Masked: Story = {
  parameters: staged({ isMasked: true }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'How Price, shares still held is made up' }),
    ).toBeVisible();
  },
};

export const Phone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Hindi: Story = { globals: { locale: 'hi' } };
