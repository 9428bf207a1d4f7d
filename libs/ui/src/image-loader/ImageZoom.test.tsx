import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { closeTopOverlay } from '../modal/overlayStack.ts';
import { ImageZoom } from './ImageZoom.tsx';

describe('ImageZoom', () => {
  it('is closed by browser back, before what lies under it', () => {
    const onClose = vi.fn();
    render(<ImageZoom isOpen src="/files/front" name="ID Front" onClose={onClose} />);

    expect(screen.getByRole('dialog', { name: 'ID Front' })).toBeTruthy();
    expect(closeTopOverlay()).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
  });
});
