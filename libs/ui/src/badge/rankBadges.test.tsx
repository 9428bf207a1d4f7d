import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ComponentTextsProvider } from '../messages/ComponentTextsProvider.tsx';
import { TrustBadge, VipBadge } from './rankBadges.tsx';

describe('rank badges', () => {
  it.each([
    [2, 'VIP: 2'],
    [0, 'VIP: 0'],
    [null, 'VIP: 0'],
    [undefined, 'VIP: 0'],
    [Number.NaN, 'VIP: 0'],
    [Number.POSITIVE_INFINITY, 'VIP: 0'],
  ])('level %s reads %s [S6-BADGES]', (level, text) => {
    render(<VipBadge level={level} />);

    expect(screen.getByText(text)).toBeTruthy();
  });

  it('score 86 reads Trust Rating: 86 [S6-BADGES] [I2-5-PEOPLE]', () => {
    render(<TrustBadge score={86} />);

    expect(screen.getByText('Trust Rating: 86')).toBeTruthy();
  });

  it('speak the language of the page', () => {
    const badge = {
      vip: (level: string) => `वीआईपी ${level}`,
      trustRating: (score: string) => `भरोसा ${score}`,
    };
    render(
      <ComponentTextsProvider texts={{ badge }}>
        <VipBadge level={2} />
        <TrustBadge score={86} />
      </ComponentTextsProvider>,
    );

    expect(screen.getByText('वीआईपी 2')).toBeTruthy();
    expect(screen.getByText('भरोसा 86')).toBeTruthy();
  });
});
