import { describe, expect, it, vi } from 'vitest';
import { loader } from '../loader/store.ts';
import { overlayStack } from './overlayStack.ts';

describe('Escape while the focus is nowhere', () => {
  const press = (target: Element, key = 'Escape') =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  it('closes what opened last, once', () => {
    const drawer = vi.fn();
    const removeModal = overlayStack.add(() => removeModal());
    const removeDrawer = overlayStack.add(drawer);
    press(document.body);
    expect(drawer).toHaveBeenCalledTimes(1);
    removeDrawer();
    press(document.body);
    expect(overlayStack.isOpen()).toBe(false);
    press(document.body);
    expect(drawer).toHaveBeenCalledTimes(1);
  });

  it('leaves it to what has the focus, to other keys, and to a page that loads', () => {
    const close = vi.fn();
    const remove = overlayStack.add(close);
    const field = document.body.appendChild(document.createElement('input'));
    press(field);
    press(document.body, 'Enter');
    loader.show();
    press(document.body);
    expect(close).not.toHaveBeenCalled();
    loader.hide();
    press(document.body);
    expect(close).toHaveBeenCalledTimes(1);
    remove();
    field.remove();
  });

  it('leaves it to a popover above, until that is on its way out', () => {
    const close = vi.fn();
    const remove = overlayStack.add(close);
    const popover = document.body.appendChild(document.createElement('div'));
    popover.dataset['placement'] = 'bottom';
    press(document.body);
    expect(close).not.toHaveBeenCalled();
    popover.dataset['exiting'] = 'true';
    press(document.body);
    expect(close).toHaveBeenCalledTimes(1);
    popover.remove();
    remove();
  });

  it('is taken once: what else the page would close by it stays', () => {
    const remove = overlayStack.add(() => remove());
    const closeOther = vi.fn();
    document.addEventListener('keydown', closeOther);
    press(document.body);
    expect(closeOther).not.toHaveBeenCalled();
    press(document.body);
    expect(closeOther).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', closeOther);
  });
});
