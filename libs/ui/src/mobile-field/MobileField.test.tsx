import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MobileField } from './MobileField.tsx';

async function type(text: string, { isForeignTaken = true } = {}) {
  const onChange = vi.fn();
  render(<MobileField label="Mobile" isForeignTaken={isForeignTaken} onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Mobile' }), text);
  return { onChange };
}

const prefix = () => screen.queryByText('+91');

describe('MobileField', () => {
  it.each(['+6', '+65 9123 4567', '+44 7911 123456', '+98', '98123456789'])(
    'takes %s, which brings the code of another country, without the fixed +91',
    async (typed) => {
      const { onChange } = await type(typed);

      expect(prefix()).toBeNull();
      expect(onChange).toHaveBeenLastCalledWith(typed.replaceAll(' ', ''));
    },
  );

  it.each(['+', '+9', '+91', '+91 98765', '+91 98765 43210', '98765 43210', '65912 34567'])(
    'keeps the fixed +91 before %s',
    async (typed) => {
      await type(typed);

      expect(prefix()).not.toBeNull();
    },
  );

  it('keeps it where only Indian mobiles are taken', async () => {
    await type('+65 9123 4567', { isForeignTaken: false });

    expect(prefix()).not.toBeNull();
  });
});
