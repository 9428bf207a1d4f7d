import type { Locator } from '@playwright/test';
import { photograph } from '../fixtures/photograph.ts';
import { expect, test } from '../fixtures/test.ts';
import { clients, lightPage } from '../pages/LoginPage.ts';
import { AvatarDialog } from '../pages/profileDialogs.ts';
import { UserDrawer } from '../pages/UserDrawer.ts';

/** Pixels of the picture that an image element shows; 0 while there is none. */
function widthOf(image: Locator): Promise<number> {
  return image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));
}

test('a photograph becomes the avatar of header and drawer [S2-AVATAR-FILE] [S2-AVATAR-CROP] [S2-AVATAR-PREVIEW] [S2-AVATAR-BUTTON] [S4-AVATAR-STATES] [S4-AVATAR-NEW-FILE] [S8-AVATAR-DONE] [S8-AVATAR-FAILED] [I3-10-AVATAR]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  // Draws, reads and cuts a photograph of twelve megapixels three times.
  test.slow();
  const dialog = new AvatarDialog(page);
  const drawer = new UserDrawer(page);
  const picture = await photograph(page, {
    name: 'a-very-long-name-of-a-photograph-that-a-phone-has-made-up.jpg',
    width: 4000,
    height: 3000,
    orientation: 6,
  });
  await loginPage.enter(lightPage, clients.approved);
  await expect(drawer.opener.getByRole('img')).toHaveCount(0);

  await drawer.choose('Profile', 'Update Avatar');
  await expect(dialog.upload).toBeDisabled();
  await dialog.file.setInputFiles({
    ...picture,
    name: 'notes.jpg',
    buffer: Buffer.from('no picture at all'),
  });
  await expect(dialog.root.getByText('Only image files are allowed.')).toBeVisible();
  await expect(dialog.upload).toBeDisabled();

  await dialog.file.setInputFiles(picture);
  await expect(dialog.root.getByText(picture.name)).toBeVisible();
  await expect(dialog.root.getByText('Avatar Preview')).toBeVisible();
  await expect(dialog.upload).toBeEnabled();
  await dialog.cropArea.press('ArrowLeft');
  await dialog.cropArea.press('+');

  await sandbox.addFaults({
    method: 'POST',
    path: '/client/app/v1/avatar',
    kind: 'status',
    status: 500,
    times: 1,
  });
  await dialog.upload.click();
  await expect(page.getByRole('alert')).toContainText('Upload failed');
  await expect(dialog.root.getByText('Avatar Preview')).toBeVisible();
  await dialog.upload.click();
  await expect(page.getByText('Avatar uploaded successfully')).toBeVisible();
  await expect(dialog.root).toBeHidden();

  const inHeader = drawer.opener.locator('img');
  await expect.poll(() => widthOf(inHeader)).toBeGreaterThan(0);
  await drawer.open();
  await expect.poll(() => widthOf(drawer.root.locator('img').first())).toBeGreaterThan(0);

  await page.reload();
  await expect.poll(() => widthOf(inHeader)).toBeGreaterThan(0);
  await drawer.choose('Profile', 'Update Avatar');
  await expect(dialog.root.getByText('Existing Avatar')).toBeVisible();
  await expect(dialog.upload).toBeDisabled();
});

test('the identity details are shown with what can be shown of them [S2-KYCVIEW-TABLE] [S2-KYCVIEW-IMAGES] [S2-KYCVIEW-NOTICE] [S2-KYCVIEW-FAILED] [S8-KYCVIEW] [I3-10-KYCVIEW]', async ({
  page,
  loginPage,
  sandbox,
}) => {
  const dialog = page.getByRole('dialog', { name: 'View KYC' });
  const notice = dialog.getByText(
    'KYC data is strictly confidential, securely stored under regulatory requirements, and not disclosed to third parties without consent except where law or regulators require it.',
  );
  const drawer = new UserDrawer(page);
  await loginPage.enter(lightPage, clients.approved);
  await sandbox.addFaults(
    { method: 'GET', path: '/identify/app/v1/detail', kind: 'status', status: 500, times: 1 },
    { method: 'GET', path: '/files/*', kind: 'status', status: 404, times: 1 },
  );
  await drawer.choose('Profile', 'View KYC');
  await expect(dialog.getByText('Failed to load KYC information.')).toBeVisible();
  await expect(notice).toBeVisible();

  await dialog.getByRole('button', { name: 'Retry' }).click();
  const table = dialog.getByRole('table', { name: 'Personal Information' });
  for (const row of ['Full Name', 'ID Number', 'Mobile', 'Submitted On', 'Approved On']) {
    await expect(table.getByRole('rowheader', { name: row })).toBeVisible();
  }
  await expect(table).toContainText('Asha Verma');
  await expect(table).not.toContainText('ZZZPZ1234Z');
  await table.getByRole('button', { name: 'Show ID number' }).click();
  await expect(table).toContainText('ZZZPZ1234Z');

  // One of the two is broken: its place says so, the other is there.
  await expect(dialog.getByRole('img', { name: /^ID (Front|Back) could not be loaded$/ })).toHaveCount(1);
  await expect(dialog.getByRole('img', { name: /^ID (Front|Back)$/ })).toHaveCount(1);
  await expect(notice).toBeVisible();
});
