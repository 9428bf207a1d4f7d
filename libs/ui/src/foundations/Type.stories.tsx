import type { Meta, StoryObj } from '@storybook/react-vite';

function Specimens() {
  return (
    <div className="grid items-end gap-8 desktop:grid-cols-3">
      <div>
        <div className="text-hero">₹57,98,869.25</div>
        <span className="text-caption text-fg-subtle">Figtree 44 / 600 · tabular figures</span>
      </div>
      <div className="grid gap-1">
        <span className="text-page">Portfolio summary</span>
        <span className="text-heading">Modal title, 20 / 600</span>
        <span className="text-title">Card title, 16 / 600</span>
        <span className="text-label">Label, 14 / 500</span>
        <span>Body text, 14 / 400 for reading</span>
        <span className="text-detail text-fg-muted">Secondary text, 13 / 400</span>
        <span className="text-caption text-fg-subtle">Caption, 12 / 400</span>
        <span className="text-tick text-fg-subtle">Tick, 11 / 400</span>
      </div>
      <div lang="hi" className="grid gap-1">
        <span className="text-page">पोर्टफ़ोलियो सारांश</span>
        <span className="text-title">कुल संपत्ति ₹57,98,869.25</span>
        <span>आज का लाभ और निकासी, 14 / 400</span>
        <span className="text-detail text-fg-muted">Noto Sans Devanagari</span>
      </div>
    </div>
  );
}

const meta = { title: 'Foundations/Type', component: Specimens } satisfies Meta<typeof Specimens>;

export default meta;

export const Scale: StoryObj<typeof meta> = {};
