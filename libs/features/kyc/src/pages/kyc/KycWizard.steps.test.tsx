import { waitFor } from '@testing-library/react';
import { handlers } from '@wealth/api-sdk/testing';
import { mockServer } from '@wealth/testing';
import { describe, expect, it, vi } from 'vitest';
import { button, fillBase, openWizard, passAgreement } from '../../testing/wizardTest.tsx';

mockServer(...handlers());

describe('the way through the steps', () => {
  it('shows each step that comes up from its top, wherever the page was scrolled to [I4B-D29]', async () => {
    const wizard = await openWizard();
    await passAgreement(wizard);
    await fillBase(wizard);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await wizard.user.click(button('Next'));

    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' }));
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  it('moves the focus to each step that comes up', async () => {
    const wizard = await openWizard();
    await passAgreement(wizard);

    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Base'));
  });
});
