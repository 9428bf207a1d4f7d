import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonRows } from './Skeleton.tsx';

const meta = { title: 'Display/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: 220 } };

export const Block: Story = { args: { shape: 'block', width: 300, height: 40 } };

export const Circle: Story = { args: { shape: 'circle', width: 64, height: 64 } };

export const Rows: Story = { render: () => <SkeletonRows rows={4} /> };
