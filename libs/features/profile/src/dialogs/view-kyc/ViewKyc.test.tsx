import { fireEvent, screen } from '@testing-library/react';
import {
  envelopeOf,
  failing,
  getGetIdentityDetailMockHandler,
  getGetIdentityDetailResponseMock,
  handlers,
} from '@wealth/api-sdk/testing';
import { expectConsole, mockServer, shownToasts } from '@wealth/testing';
import { describe, expect, it } from 'vitest';
import { openDialog } from '../../testing/openDialog.tsx';
import { viewKycDialog } from './viewKycDialog.ts';

const server = mockServer(...handlers());

const notice =
  'KYC data is strictly confidential, securely stored under regulatory requirements, and not disclosed to third parties without consent except where law or regulators require it.';

const open = () => openDialog(viewKycDialog, { title: 'View KYC', content: notice });
type Opened = Awaited<ReturnType<typeof open>>;

/** Label → value of each row. */
const rowsOf = ({ dialog }: Opened) =>
  dialog.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));

describe('View KYC', () => {
  it('loads with a skeleton, then shows table, images and notice [S2-KYCVIEW-SKELETON] [S2-KYCVIEW-TABLE] [S2-KYCVIEW-NOTICE] [S4-KYCVIEW]', async () => {
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      getGetIdentityDetailMockHandler(async () => {
        await isAsked;
        return getGetIdentityDetailResponseMock();
      }),
    );
    const opened = await open();
    expect(opened.dialog.getByText('Your KYC information is loading.')).toBeDefined();
    answer();

    expect(await opened.dialog.findByRole('table', { name: 'Personal Information' })).toBeDefined();
    expect(rowsOf(opened)).toEqual([
      ['Full Name', 'Asha Verma'],
      ['ID Number', 'ZZZPZ••••Z'],
      ['Mobile', '+91 98765 43210'],
      ['Submitted On', 'Mon, 2 Nov 2026, 10:15 IST'],
      ['Approved On', 'Tue, 3 Nov 2026, 11:00 IST'],
    ]);
    expect(opened.dialog.getByText(notice)).toBeDefined();
  });

  it('shows the whole ID number to those who ask, and hides it again', async () => {
    const { user, dialog } = await open();

    await user.click(await dialog.findByRole('button', { name: 'Show ID number' }));
    expect(dialog.getByText('ZZZPZ1234Z')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Hide ID number' }));

    expect(dialog.queryByText('ZZZPZ1234Z')).toBeNull();
  });

  it('has no time of approval for what was not approved', async () => {
    const { data } = getGetIdentityDetailResponseMock();
    server.use(getGetIdentityDetailMockHandler(envelopeOf({ ...data, status: 'rejected' })));
    const opened = await open();

    await opened.dialog.findByRole('table');

    expect(rowsOf(opened)[4]).toEqual(['Approved On', '—']);
  });

  it('hides an image that does not load behind its placeholder [S2-KYCVIEW-IMAGES]', async () => {
    const { dialog } = await open();
    await dialog.findByRole('table');
    const pictures = () => screen.getByRole('dialog').querySelectorAll('img');
    const [front, back] = pictures();
    if (!front || !back) throw new RangeError('Two images are expected.');

    fireEvent.load(front);
    fireEvent.error(back);

    expect([...pictures()].map(({ alt }) => alt)).toEqual(['ID Front']);
    expect(dialog.getByText('ID Back')).toBeDefined();
  });

  it('says that it failed, logs it, keeps the notice, and recovers by Retry [S2-KYCVIEW-FAILED] [S8-KYCVIEW]', async () => {
    expectConsole(/KYC information could not be loaded/);
    server.use(failing('*/identify/app/v1/detail', { status: 500, message: 'Out of order' }));
    const { user, dialog } = await open();

    expect(await dialog.findByText('Failed to load KYC information.')).toBeDefined();
    expect(dialog.getByText(notice)).toBeDefined();
    expect(shownToasts()).toEqual([['error', 'Out of order', undefined]]);
    server.use(getGetIdentityDetailMockHandler());
    await user.click(dialog.getByRole('button', { name: 'Retry' }));

    expect(await dialog.findByRole('table')).toBeDefined();
  });
});
