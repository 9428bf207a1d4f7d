import { screen } from '@testing-library/react';
import { renderPage } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { StepTimeline, type ShownStep } from './StepTimeline.tsx';

function open(dueBy: string) {
  const step: ShownStep = { id: 'answer', title: 'Answer', mark: 'next', at: null, dueBy: Date.parse(dueBy) };
  renderPage(<StepTimeline aria-label="Steps" steps={[step]} />);
  return screen.getByRole('listitem').textContent;
}

describe('StepTimeline', () => {
  it('says by which minute a step comes', () => {
    expect(open('2026-12-11T17:00:00+05:30')).toContain('by Fri, 11 Dec 2026, 17:00 IST');
  });

  it('names the day that ends where a step is due by midnight', () => {
    expect(open('2026-12-12T00:00:00+05:30')).toMatch(/by Fri, 11 Dec 2026$/);
  });
});
