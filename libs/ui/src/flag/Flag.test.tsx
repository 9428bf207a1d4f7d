import { countries } from 'country-flag-icons';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Flag } from './Flag.tsx';
import { flagAddresses } from './flagAddresses.ts';

describe('Flag', () => {
  it('has an address for every country of the set [S7-ICONS] [I2-1-ICONS]', () => {
    expect(countries.length).toBeGreaterThan(250);
    expect(countries.filter((country) => !flagAddresses.get(country)?.includes(`${country}.svg`))).toEqual(
      [],
    );
  });

  it('shows the flag of the app, and no address of anyone else [D-OWN-IMAGES]', async () => {
    const { container } = render(<Flag country="IN" label="India" />);
    await expect.poll(() => container.querySelector('img')?.getAttribute('src')).toContain('/IN.svg');

    expect(screen.getByRole('img', { name: 'India' })).toBeTruthy();
    expect([...flagAddresses.values()].filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
  });

  it('leaves the frame empty for a code that has none', async () => {
    const { container } = render(<Flag country="ZZ" />);
    await import('./flagAddresses.ts');

    expect(container.querySelector('img')).toBeNull();
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});
