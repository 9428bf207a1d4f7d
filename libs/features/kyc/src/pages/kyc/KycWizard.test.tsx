import { screen, waitFor } from '@testing-library/react';
import { configureHttp } from '@wealth/api-sdk';
import { handlers } from '@wealth/api-sdk/testing';
import { mockServer } from '@wealth/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileWith } from '../../testing/index.ts';
import {
  arriving,
  button,
  choose,
  field,
  fillBase,
  fillId,
  imageOf,
  openWizard,
  passAgreement,
  reachId,
  scrollAgreement,
  slot,
  tick,
} from '../../testing/wizardTest.tsx';

const server = mockServer(...handlers());

/** The bodies of the submissions, in order. */
function submissions(): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/identify/app/v1', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ data: null, message: 'OK' });
    }),
  );
  return bodies;
}

beforeEach(() => configureHttp({ upload: arriving() }));
afterEach(() => configureHttp({}));

describe('Agreement', () => {
  it('is ticked only at the end of the text, 30 px above it at most [S4-KYC-SCROLL] [S9-SCROLL]', async () => {
    const { user } = await openWizard();

    scrollAgreement(649);
    expect(tick().disabled).toBe(true);
    expect(screen.getByText('Available at the end of the text')).toBeDefined();
    expect(button('Agree and Continue').disabled).toBe(true);

    scrollAgreement(650);
    expect(tick().disabled).toBe(false);
    expect(screen.queryByText('Available at the end of the text')).toBeNull();
    expect(button('Agree and Continue').disabled).toBe(true);

    await user.click(tick());
    expect(button('Agree and Continue').disabled).toBe(false);
    scrollAgreement(0);
    await user.click(button('Agree and Continue'));
    expect(screen.getByRole('heading', { name: 'Basic information' })).toBeDefined();
  });

  it('stays agreed to for a client who looks back, until the tick is taken away', async () => {
    const wizard = await openWizard();
    await passAgreement(wizard);

    await wizard.user.click(button('Back'));
    expect(tick().checked).toBe(true);
    await wizard.user.click(tick());

    expect(button('Agree and Continue').disabled).toBe(true);
    expect(tick().disabled).toBe(false);
  });

  it('signs out a client who does not agree [S4-KYC-DISAGREE]', async () => {
    const { user, session } = await openWizard();
    const signOut = vi.spyOn(session, 'signOut');

    await user.click(button("I don't agree"));

    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('shows the registration number of the research analyst [S4-KYC-REGISTRATION-NUMBER]', async () => {
    await openWizard({ registrationNumber: 'INH000000000' });

    expect(screen.getByText('Research analyst registration number')).toBeDefined();
    expect(screen.getByText('INH000000000')).toBeDefined();
  });

  it('marks a registration number that nobody has configured [S4-KYC-REGISTRATION-NUMBER] [D-OPERATOR]', async () => {
    await openWizard();

    expect(screen.getByText('Configuration: not set')).toBeDefined();
    expect(screen.getByText('Set by the operator. No registration is configured here.')).toBeDefined();
  });
});

describe('Base', () => {
  it.each([
    { name: '', text: 'Full name is required.', proves: '[S5-KYC-NAME]' },
    { dateOfBirth: '', text: 'Date of birth is required.', proves: '[S5-KYC-DOB]' },
    { dateOfBirth: '31/02/1990', text: 'Invalid date format.', proves: '[S5-KYC-DOB-FORMAT]' },
    { dateOfBirth: '31/12/1899', text: 'Invalid date format.', proves: '[S5-KYC-DOB-FORMAT]' },
    { dateOfBirth: '20/11/2008', text: 'You must be at least 18 years old.', proves: '[S5-KYC-AGE]' },
    { mobile: '98765', text: 'Phone number must be 10–15 digits.', proves: '[S5-KYC-MOBILE]' },
  ])('says "$text" and keeps Next shut [S4-KYC-BASE] $proves', async ({ text, proves: _id, ...details }) => {
    const wizard = await openWizard();
    await passAgreement(wizard);

    // Through every field, as somebody who leaves one out.
    await wizard.user.click(field('Full Name'));
    await wizard.user.click(field('Date of Birth'));
    await wizard.user.click(field('Mobile'));
    await fillBase(wizard, details);

    expect(await screen.findByText(text)).toBeDefined();
    expect(button('Next').disabled).toBe(true);
  });

  it.each([
    { name: 'आशा नमूना', dateOfBirth: '1990-03-14' },
    { name: "Mary O'Brien", dateOfBirth: '2008-11-19', mobile: '+91 98765 43211' },
    { name: 'Asha Namuna', dateOfBirth: '15/01/1990', mobile: '९८७६५ ४३२११' },
    { name: 'Asha Namuna', dateOfBirth: '15011990' },
    { name: 'Asha Namuna', dateOfBirth: '15 Jan 1990' },
    { name: 'Asha Namuna', dateOfBirth: '१५/०१/१९९०' },
    { name: 'Asha Namuna', dateOfBirth: '19/11/2008' },
  ])(
    'opens Next for $name, born $dateOfBirth, $mobile [S4-KYC-BASE] [S5-KYC-AGE] [I3A-USE-16]',
    async (details) => {
      const wizard = await openWizard();
      await passAgreement(wizard);
      expect(button('Next').disabled).toBe(true);

      await fillBase(wizard, details);

      await waitFor(() => expect(button('Next').disabled).toBe(false));
      expect(field('Mobile').value).toBe(details.mobile ? '98765 43211' : '');
    },
  );
});

describe('the age', () => {
  // 18 November ends in India at 18:30 UTC. The clock of the device stands at 19 November.
  it.each([
    { now: '2026-11-18T18:29:59Z', isOfAge: false },
    { now: '2026-11-18T18:30:00Z', isOfAge: true },
  ])('is counted in Asia/Kolkata by the clock of the server: $now [S9-KYC-AGE]', async ({ now, isOfAge }) => {
    const wizard = await openWizard();
    wizard.session.serverClock.sync(now);
    await passAgreement(wizard);

    await fillBase(wizard, { dateOfBirth: '2008-11-19' });

    await waitFor(() => expect(button('Next').disabled).toBe(!isOfAge));
    expect(screen.queryAllByText('You must be at least 18 years old.')).toHaveLength(isOfAge ? 0 : 1);
  });
});

describe('ID', () => {
  it('needs a number and both images, and says so at once [S5-KYC-ID]', async () => {
    const bodies = submissions();
    const wizard = await openWizard();
    await reachId(wizard);

    await wizard.user.click(button('Submit'));

    expect(await screen.findByText('ID number is required.')).toBeDefined();
    expect(screen.getByText('Add the front of your ID and wait until it is uploaded.')).toBeDefined();
    expect(screen.getByText('Add the back of your ID and wait until it is uploaded.')).toBeDefined();
    expect(bodies).toEqual([]);
  });

  it.each([
    {
      file: new File(['%PDF-1.7'], 'id.png', { type: 'image/png' }),
      text: 'Only image files are allowed.',
      proves: '[S5-KYC-ID-TYPE]',
    },
    {
      file: imageOf(20_971_520),
      text: 'Image must be smaller than 20MB.',
      proves: '[S5-KYC-ID-SIZE] [S9-IMAGE]',
    },
  ])('refuses a file with "$text" $proves [I3-BAD-IMAGES]', async ({ file, text }) => {
    const upload = vi.fn(arriving());
    configureHttp({ upload });
    const wizard = await openWizard();
    await reachId(wizard);

    await choose(wizard, 'ID Front', file);

    expect(await slot('ID Front').findByText(text)).toBeDefined();
    expect(upload).not.toHaveBeenCalled();
  });

  it('takes one file a side, and the largest below 20 MB [S5-KYC-ID-ONE] [S9-IMAGE]', async () => {
    const wizard = await openWizard();
    await reachId(wizard);

    await choose(wizard, 'ID Front', imageOf(20_971_519, 'one.png'), imageOf(64, 'two.png'));

    expect(await slot('ID Front').findByText('20 MB · uploaded')).toBeDefined();
    expect(slot('ID Front').getByText('one.png')).toBeDefined();
    expect(screen.queryByText('two.png')).toBeNull();
    expect(slot('ID Front').queryAllByLabelText(/Choose an image/)).toEqual([]);
  });

  it('shows how far an upload is [I3-3-UPLOAD]', async () => {
    configureHttp({
      upload: ({ onUploadProgress }) => {
        onUploadProgress?.({ sentBytes: 512, totalBytes: 2048 });
        return new Promise(() => undefined);
      },
    });
    const wizard = await openWizard();
    await reachId(wizard);

    await choose(wizard, 'ID Back', imageOf(2048, 'back.png'));

    const bar = await slot('ID Back').findByRole('progressbar', { name: 'Uploading back.png' });
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('25'));
  });

  it('asks for the camera on phones [I3-3-CAMERA]', async () => {
    const wizard = await openWizard();
    await reachId(wizard);

    expect(slot('ID Front').getByLabelText('ID Front Take a photo').getAttribute('capture')).toBe(
      'environment',
    );
  });

  it('keeps number and images of a client who looks back at Base', async () => {
    const wizard = await openWizard();
    await reachId(wizard);
    await fillId(wizard);

    await wizard.user.click(button('Back'));
    expect(field('Full Name').value).toBe('Asha Namuna');
    await wizard.user.click(button('Next'));

    expect(field('ID Number').value).toBe('ABCPN0000D');
    expect(slot('ID Front').getByText('2 KB · uploaded')).toBeDefined();
  });
});

describe('Submit', () => {
  it('sends the five fields and moves to Status [S4-KYC-SUBMIT] [S3-KYC-FORM] [S4-KYC-SUBMITTED]', async () => {
    const bodies = submissions();
    let profile = profileWith('unverified');
    const wizard = await openWizard({ profile: () => profile });
    await reachId(wizard, { name: "आशा O'Brien", mobile: '+91 98765 43211' });
    await fillId(wizard);

    await wizard.user.click(button('Submit'));

    expect(await screen.findByRole('heading', { name: 'Thank you for submitting' })).toBeDefined();
    expect(screen.getByText('We will notify you once it is reviewed.')).toBeDefined();
    expect(bodies).toEqual([
      {
        full_name: "आशा O'Brien",
        id_no: 'ABCPN0000D',
        mobile: '9876543211',
        id_front_url: '/files/1',
        id_back_url: '/files/2',
      },
    ]);
    expect(wizard.session.drafts.read('kyc')).toBeUndefined();

    profile = profileWith('pending');
    await wizard.session.refreshProfile();
    expect(await screen.findByRole('heading', { name: 'Verification In Progress' })).toBeDefined();
    expect(wizard.session.drafts.read('kyc')).toBeUndefined();
  });

  it('starts again after a rejection, at Base, and thanks for that too [S4-KYC-SUBMITTED] [I3-3-REASON]', async () => {
    const bodies = submissions();
    const wizard = await openWizard({ profile: () => profileWith('rejected', 'The photo is too dark.') });
    expect(screen.getByText('The photo is too dark.')).toBeDefined();

    await wizard.user.click(button('Start again'));
    await screen.findByRole('heading', { name: 'Basic information' });
    await fillBase(wizard);
    await wizard.user.click(button('Next'));
    await fillId(wizard);
    await wizard.user.click(button('Submit'));

    expect(await screen.findByRole('heading', { name: 'Thank you for submitting' })).toBeDefined();
    expect(screen.queryByText('The photo is too dark.')).toBeNull();
    expect(bodies).toHaveLength(1);
  });
});
