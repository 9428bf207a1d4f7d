import { fireEvent, screen, within } from '@testing-library/react';
import { envelopeOf, getGetCompanyIntroductionMockHandler } from '@wealth/api-sdk/testing';
import { mockServer, renderPage } from '@wealth/testing';
import { describe, expect, it, vi } from 'vitest';
import { brokenDiscoverHandlers, discoverHandlers } from '../../testing.ts';
import { company, companyWithFilm } from '../../testing/contentFixtures.ts';
import { CompanyCard } from './CompanyCard.tsx';

const server = mockServer(...discoverHandlers());
const nobody = { entityName: null, registrationNumber: null };
const somebody = { entityName: 'Namuna Securities', registrationNumber: 'INZ000000000' };

const card = () => within(screen.getByRole('region', { name: 'Company introduction' }));
const film = () => document.querySelector('video');

describe('the company introduction', () => {
  it('is text where there is no film, and says that film and words are placeholders [I6B-4-NOFILE]', async () => {
    const { user } = renderPage(<CompanyCard operator={nobody} />);

    expect(await card().findByText('There is no video here yet. All it will say is below.')).toBeDefined();
    expect(film()).toBeNull();
    expect(card().getByRole('heading', { name: 'What you pay' })).toBeDefined();
    expect(card().getByText('COMPANY_INTRO_VIDEO')).toBeDefined();
    expect(card().getAllByText('ENTITY_NAME').length).toBeGreaterThan(0);

    await user.click(card().getByRole('button', { name: 'Read instead, 3 minutes' }));
    const words = within(screen.getByRole('region', { name: 'Words of the video' }));
    expect(words.getByText('On screen: Name and number on a plain ground.')).toBeDefined();
    expect(words.getByText('Before each order you see every charge.')).toBeDefined();
    expect(words.getAllByRole('listitem').map((line) => line.textContent.slice(0, 4))).toEqual([
      '0:00',
      '1:30',
    ]);
  });

  it('plays a film in the player of the browser that loads nothing before it is pressed [I6B-4-VIDEO]', async () => {
    server.use(getGetCompanyIntroductionMockHandler(envelopeOf(companyWithFilm)));
    renderPage(<CompanyCard operator={somebody} />);
    await card().findByText('Chapters');

    const player = film();
    expect(player?.getAttribute('src')).toBe('/content/media/company.mp4');
    expect(player?.getAttribute('preload')).toBe('none');
    expect(player?.hasAttribute('controls')).toBe(true);
    expect(player?.hasAttribute('autoplay')).toBe(false);
    const tracks = [...document.querySelectorAll('track')];
    expect(tracks.map((track) => [track.kind, track.srclang, track.hasAttribute('default')])).toEqual([
      ['captions', 'en', false],
      ['captions', 'hi', false],
    ]);
    expect(card().getByText('Namuna Securities')).toBeDefined();
    expect(card().getByText('Registration: INZ000000000')).toBeDefined();
    expect(card().queryByText('COMPANY_INTRO_VIDEO')).toBeNull();
  });

  it('begins at a chapter that is pressed [I6B-4-VIDEO]', async () => {
    server.use(getGetCompanyIntroductionMockHandler(envelopeOf(companyWithFilm)));
    const { user } = renderPage(<CompanyCard operator={somebody} />);
    const chapter = await card().findByRole('button', { name: /What you pay, line by line/ });
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();

    await user.click(chapter);

    expect(film()?.currentTime).toBe(90);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('is text once the file turns out to be missing [I6B-4-NOFILE]', async () => {
    server.use(getGetCompanyIntroductionMockHandler(envelopeOf(companyWithFilm)));
    renderPage(<CompanyCard operator={somebody} />);
    await card().findByText('Chapters');
    const player = film();
    if (player) fireEvent.error(player);

    expect(await card().findByRole('status')).toHaveProperty(
      'textContent',
      'The video cannot be played here. All that it says is below.',
    );
    expect(film()).toBeNull();
    expect(card().getByRole('heading', { name: 'What you pay' })).toBeDefined();
    expect(card().queryByRole('button', { name: /What you pay, line by line/ })).toBeNull();
  });

  it('puts name and number of the operator into its texts [I6B-4-CONTENT]', async () => {
    renderPage(<CompanyCard operator={somebody} />);

    expect(
      await card().findByText('Namuna Securities runs this app. Its number is INZ000000000.'),
    ).toBeDefined();
  });

  it('shows markup as text [I6B-BAD-MARKUP] [I6B-4-CONTENT]', async () => {
    const markup = '<img src=x onerror=alert(1)><b>{entity}</b>';
    const sections = [{ heading: '<h1>Us</h1>', text: markup }];
    server.use(getGetCompanyIntroductionMockHandler(envelopeOf({ ...company, title: markup, sections })));
    renderPage(<CompanyCard operator={somebody} />);

    expect(await card().findByRole('heading', { name: '<h1>Us</h1>' })).toBeDefined();
    expect(card().getByText('<img src=x onerror=alert(1)><b>Namuna Securities</b>')).toBeDefined();
    expect(document.querySelector('img, b')).toBeNull();
  });

  it('fails with the button Retry, and recovers by it', async () => {
    server.use(...brokenDiscoverHandlers());
    const { user } = renderPage(<CompanyCard operator={nobody} />);
    const retry = await card().findByRole('button', { name: 'Retry' });

    server.use(...discoverHandlers());
    await user.click(retry);

    expect(await card().findByText('Chapters')).toBeDefined();
  });
});
