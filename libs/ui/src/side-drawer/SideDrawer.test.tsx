import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SideDrawer } from './SideDrawer.tsx';

function drawer(isOpen: boolean, onClose = vi.fn()) {
  return (
    <SideDrawer isOpen={isOpen} title="Profile" onClose={onClose}>
      <p>Asha</p>
    </SideDrawer>
  );
}

describe('SideDrawer', () => {
  it('opens where it belongs after it was closed from elsewhere under a finger', async () => {
    const { rerender } = render(drawer(true));
    const dialog = screen.getByRole('dialog');
    const finger = { pointerType: 'touch', pointerId: 7, isPrimary: true, clientY: 100 };
    fireEvent.pointerDown(dialog, { ...finger, clientX: 100 });
    fireEvent.pointerMove(dialog, { ...finger, clientX: 180 });
    expect(dialog.parentElement?.style.translate).toBe('80px 0');
    rerender(drawer(false));
    rerender(drawer(true));

    expect((await screen.findByRole('dialog')).parentElement?.style.translate).toBe('');
  });
});
