import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as icons from './icons.ts';

const all = Object.entries(icons);

describe('the icons', () => {
  it('are there for every idea of the screens [S7-ICONS]', () => {
    expect(all.length).toBeGreaterThan(60);
  });

  it.each(all)(
    '%s is drawn by itself, and is decoration until it has a label [I2-1-ICONS]',
    (_name, Icon) => {
      const { container, rerender } = render(<Icon />);
      const drawing = container.querySelector('svg');
      expect(drawing?.querySelector('path, line, circle, rect, polyline')).not.toBeNull();
      expect(drawing?.getAttribute('aria-hidden')).toBe('true');

      rerender(<Icon label="What it means" />);
      expect(screen.getByRole('img', { name: 'What it means' })).toBeDefined();
    },
  );
});
