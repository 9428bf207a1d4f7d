import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Modal } from './Modal.tsx';
import { ModalHost } from './ModalHost.tsx';
import { OverlayFooter } from './OverlayFooter.tsx';
import { closeTopOverlay } from './overlayStack.ts';
import { createModals } from './store.ts';

function setViewportWidth(width: number) {
  act(() => {
    vi.stubGlobal('innerWidth', width);
    window.dispatchEvent(new Event('resize'));
  });
}

function onPhone(check: () => void) {
  vi.useFakeTimers();
  setViewportWidth(390);
  try {
    check();
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
}

describe('Modal', () => {
  it('is called Modal when it was given no title [S2-MODAL-TITLE]', () => {
    render(
      <Modal isOpen onClose={() => {}}>
        Content
      </Modal>,
    );

    expect(screen.getByRole('dialog', { name: 'Modal' })).toBeTruthy();
  });

  it.each([
    { position: 'center', edge: 'paddingTop', padding: '' },
    { position: 'top', edge: 'paddingTop', padding: '40px' },
    { position: 'bottom', edge: 'paddingBottom', padding: '40px' },
  ] as const)(
    'stands at $position with a gap of 40 px [S2-MODAL-POSITION]',
    ({ position, edge, padding }) => {
      render(
        <Modal isOpen position={position} onClose={() => {}}>
          Content
        </Modal>,
      );

      expect(screen.getByRole('dialog').parentElement?.style[edge]).toBe(padding);
    },
  );

  it('takes another gap and width [S2-MODAL-POSITION]', () => {
    render(
      <Modal isOpen position="top" gap={20} width={400} onClose={() => {}}>
        Content
      </Modal>,
    );
    const dialog = screen.getByRole('dialog');

    expect(dialog.parentElement?.style.paddingTop).toBe('20px');
    expect(dialog.style.maxWidth).toBe('400px');
  });

  it('is at most 95 % of the viewport high [S2-MODAL-HEIGHT] [S9-MODAL]', () => {
    render(
      <Modal isOpen onClose={() => {}}>
        Content
      </Modal>,
    );

    expect(screen.getByRole('dialog').style.maxHeight).toBe('calc(var(--visual-viewport-height) * 0.95)');
  });

  it('fills a phone where that was asked for, its content all but 80 px of it [S2-MODAL-FULLSCREEN] [S2-MODAL-HEIGHT] [I3A-LOOK-7]', () => {
    onPhone(() => {
      render(
        <Modal isOpen isFullscreenOnMobile onClose={() => {}}>
          Content
        </Modal>,
      );
      const { style, textContent } = screen.getByRole('dialog');

      expect(style.height).toBe('var(--visual-viewport-height)');
      expect(style.getPropertyValue('--modal-content')).toBe('calc(var(--visual-viewport-height) - 80px)');
      expect(style.maxWidth).toBe('');
      expect(textContent).toContain('Sandbox');
    });
  });

  it('is a sheet on a phone elsewhere, as high as its content up to 94 % [S2-MODAL-HEIGHT] [I3A-LOOK-7]', () => {
    onPhone(() => {
      render(
        <Modal isOpen width={400} onClose={() => {}}>
          Content
        </Modal>,
      );
      const { style, textContent } = screen.getByRole('dialog');

      expect(style.maxHeight).toBe('calc(var(--visual-viewport-height) * 0.94)');
      expect(style.height).toBe('');
      expect(style.maxWidth).toBe('400px');
      // The page behind shows its own.
      expect(textContent).not.toContain('Sandbox');
    });
  });

  it('keeps on a phone the place at the top that was asked for [S2-MODAL-POSITION]', () => {
    onPhone(() => {
      render(
        <Modal isOpen position="top" onClose={() => {}}>
          Content
        </Modal>,
      );

      expect(screen.getByRole('dialog').parentElement?.style.paddingTop).toBe('40px');
    });
  });

  it('shows actions of the content at its foot', () => {
    render(
      <Modal isOpen onClose={() => {}}>
        <p>Content</p>
        <OverlayFooter>
          <button type="button">Save</button>
        </OverlayFooter>
      </Modal>,
    );

    expect(screen.getByRole('button', { name: 'Save' }).parentElement?.tagName).toBe('FOOTER');
  });

  it('shows actions of a short dialog in their place on a desktop and at the foot of a phone [I3A-LOOK-7]', () => {
    const dialog = (
      <Modal isOpen onClose={() => {}}>
        <OverlayFooter isOnPhoneOnly>
          <button type="button">Save</button>
        </OverlayFooter>
      </Modal>
    );
    const { unmount } = render(dialog);
    expect(screen.getByRole('button', { name: 'Save' }).closest('footer')).toBeNull();
    unmount();
    onPhone(() => {
      render(dialog);
      expect(screen.getByRole('button', { name: 'Save' }).closest('footer')).not.toBeNull();
    });
  });

  it('shows them in their place outside of an overlay', () => {
    const { container } = render(<OverlayFooter>Save</OverlayFooter>);

    expect(container.innerHTML).toBe('Save');
  });
});

describe('ModalHost', () => {
  it('hands a way to close to content and footer', async () => {
    const store = createModals();
    render(<ModalHost store={store} />);
    act(
      () =>
        void store.open({
          title: 'Terms',
          content: 'Text',
          footer: ({ close }) => (
            <button type="button" onClick={close}>
              Understood
            </button>
          ),
        }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Understood' }));

    expect(store.getSnapshot()).toEqual([]);
  });

  it('closes from the top on browser back, but not what is held [S4-MODAL-HOLD]', () => {
    const store = createModals();
    render(<ModalHost store={store} />);
    function close() {
      let wasOpen = false;
      act(() => {
        wasOpen = closeTopOverlay();
      });
      return wasOpen;
    }
    act(() => {
      store.open({ title: 'First', content: null });
      store.open({ title: 'Second', content: null });
    });
    expect(close()).toBe(true);
    expect(store.getSnapshot()).toMatchObject([{ title: 'First' }]);
    expect(close()).toBe(true);
    expect(close()).toBe(false);
    act(() => void store.open({ title: 'Held', content: null, hold: true }));

    expect(close()).toBe(true);
    expect(store.getSnapshot()).toHaveLength(1);
  });

  it('answers a question with false on browser back', async () => {
    const store = createModals();
    render(<ModalHost store={store} />);
    const answered = vi.fn();
    act(() => void store.ask({ message: 'Sure?', isDestructive: false }).then(answered));
    act(() => void closeTopOverlay());

    await vi.waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(false));
  });
});
