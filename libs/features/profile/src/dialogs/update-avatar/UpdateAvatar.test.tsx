import { act, screen, waitFor } from '@testing-library/react';
import { getUploadAvatarMockHandler, getUploadAvatarResponseMock, handlers } from '@wealth/api-sdk/testing';
import { clientVisitor, expectConsole, failedAnswersOf, mockServer, shownToasts } from '@wealth/testing';
import type { CropperProps, CropPreviewProps } from '@wealth/ui/cropper';
import { modals } from '@wealth/ui/modal';
import { describe, expect, it, vi } from 'vitest';
import { openDialog } from '../../testing/openDialog.tsx';
import { updateAvatarDialog } from './updateAvatarDialog.ts';

/** Where the mounted cropper hands its crops to. */
const cropped: { newest: CropperProps['onChange'] | null } = vi.hoisted(() => ({ newest: null }));

// Decoding and drawing need a browser: the cropper has its own stories there. Here it is three buttons.
vi.mock('@wealth/ui/cropper', () => ({
  Cropper: ({ file, fileName, label, isDisabled, onChange, onDue, onError }: CropperProps) => (
    <fieldset
      ref={() => {
        cropped.newest = onChange;
      }}
      aria-label={label}
      disabled={isDisabled}
    >
      <button
        type="button"
        onClick={() => onChange(new File(['jpeg'], fileName, { type: 'image/jpeg' }))}
      >{`Crop ${file instanceof File ? file.name : ''}`}</button>
      <button type="button" onClick={() => onDue?.()}>
        Zoom
      </button>
      <button
        type="button"
        onClick={() => {
          onChange(null);
          onError?.({ code: 'imageNotLoaded', message: 'The image could not be loaded.' });
        }}
      >
        Break
      </button>
    </fieldset>
  ),
  CropPreview: ({ crop }: CropPreviewProps) => <span>{crop instanceof File ? crop.name : ''}</span>,
}));

const server = mockServer(...handlers());

/** Signature and header of a PNG of 640 × 480 pixels. */
const pngBytes = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 2, 128, 0, 0, 1,
  224, 8, 6, 0, 0, 0, 0, 0, 0, 0,
];

const png = (name: string) => new File([new Uint8Array(pngBytes)], name, { type: 'image/png' });

const open = (avatar = '') =>
  openDialog(updateAvatarDialog, {
    title: 'Update Avatar',
    content: 'No file chosen',
    visitor: clientVisitor({ avatar }),
  });
type Opened = Awaited<ReturnType<typeof open>>;

const chooser = ({ dialog }: Opened) =>
  dialog.getByLabelText<HTMLInputElement>(/^Choose (image|another)$/, { selector: 'input' });
const button = ({ dialog }: Opened, name: string) => dialog.findByRole<HTMLButtonElement>('button', { name });

async function chooseAndCrop(opened: Opened, name = 'me.png') {
  await opened.user.upload(chooser(opened), png(name));
  await opened.user.click(await button(opened, `Crop ${name}`));
  return button(opened, 'Upload Avatar');
}

describe('Update Avatar', () => {
  it('takes images, and shows the name of the one that was chosen at no more than 220 px [S2-AVATAR-FILE]', async () => {
    const opened = await open();
    expect(chooser(opened).accept).toBe('image/*');
    expect(opened.dialog.queryByRole('group', { name: 'Avatar' })).toBeNull();

    const name = `${'long '.repeat(100)}.png`;
    await opened.user.upload(chooser(opened), png(name));

    expect(await opened.dialog.findByRole('group', { name: 'Avatar' })).toBeDefined();
    const shown = opened.dialog.getByTitle(name);
    expect(shown.className).toContain('max-w-55 truncate');
  });

  it('opens at the size of its empty form, so that nothing grows under a pointer [I3A-LOOK-12]', async () => {
    await open();

    // Of a desktop: the chooser, the area to drop a picture, and the avatar of 64 under its line and space.
    const parts = [34, 332, 1 + 16 + 64];
    const gaps = 2 * 16;
    expect(modals.getSnapshot()).toMatchObject([
      { dialog: { height: parts.reduce((sum, part) => sum + part, gaps) } },
    ]);
  });

  it('labels the preview, before it the avatar that there is [S2-AVATAR-BUTTON]', async () => {
    const opened = await open('/files/avatar');
    expect(opened.dialog.getByText('Existing Avatar')).toBeDefined();
    expect((await button(opened, 'Upload Avatar')).disabled).toBe(true);

    const upload = await chooseAndCrop(opened);

    expect(opened.dialog.getByText('Avatar Preview')).toBeDefined();
    expect(opened.dialog.getByText('avatar.jpg')).toBeDefined();
    expect(opened.dialog.queryByText('Existing Avatar')).toBeNull();
    expect(upload.disabled).toBe(false);
  });

  it('sends nothing while a newer crop is due, then that one [I3A-USE-1]', async () => {
    const sent: string[] = [];
    server.use(
      getUploadAvatarMockHandler(async ({ request }) => {
        const file = (await request.formData()).get('file');
        sent.push(file instanceof File ? await file.text() : 'no file');
        return getUploadAvatarResponseMock();
      }),
    );
    const opened = await open();
    const upload = await chooseAndCrop(opened);
    await opened.user.click(await button(opened, 'Zoom'));

    expect(upload.disabled).toBe(false);
    await opened.user.click(upload);
    expect((await button(opened, 'Uploading...')).disabled).toBe(true);
    expect(opened.dialog.getByRole<HTMLFieldSetElement>('group', { name: 'Avatar' }).disabled).toBe(true);
    expect(sent).toEqual([]);

    act(() => cropped.newest?.(new File(['zoomed'], 'avatar.jpg', { type: 'image/jpeg' })));
    await waitFor(() => expect(sent).toEqual(['zoomed']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends nothing when the crop that it waits for never comes [I3A-USE-1]', async () => {
    const opened = await open();
    const upload = await chooseAndCrop(opened);
    await opened.user.click(await button(opened, 'Zoom'));
    await opened.user.click(upload);

    act(() => cropped.newest?.(null));

    expect((await button(opened, 'Upload Avatar')).disabled).toBe(true);
    expect(opened.session.calls).toEqual([]);
  });

  it('shows the initial to a client who has no avatar yet', async () => {
    const { dialog } = await open();

    expect(dialog.queryByText('Existing Avatar')).toBeNull();
    expect(dialog.queryByText('Avatar Preview')).toBeNull();
    expect(dialog.getByText('No avatar yet')).toBeDefined();
  });

  it('clears the preview when another file is chosen [S4-AVATAR-NEW-FILE]', async () => {
    const opened = await open();
    await chooseAndCrop(opened);

    await opened.user.upload(chooser(opened), png('other.png'));

    expect(await button(opened, 'Crop other.png')).toBeDefined();
    expect(opened.dialog.queryByText('Avatar Preview')).toBeNull();
    expect((await button(opened, 'Upload Avatar')).disabled).toBe(true);
  });

  it.each([
    { name: 'a page', bytes: ['<html>'], text: 'Only image files are allowed.' },
    {
      name: 'a HEIC photo [I3A-USE-15]',
      bytes: ['\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
      text: 'This photo is in HEIC form. Choose a JPG or PNG, or set the camera to the most compatible form.',
    },
    {
      name: '30,000 × 30,000 px [I3A-SPEC-PIXELS]',
      bytes: [new Uint8Array(pngBytes.with(18, 0x75).with(22, 0x75))],
      text: 'An image may have at most 64 megapixels and 16,384 pixels a side.',
    },
    { name: '20 MB', bytes: [new Uint8Array(20_971_520)], text: 'Image must be smaller than 20MB.' },
  ])('refuses $name that is called an image, and forgets the one before', async ({ bytes, text }) => {
    const opened = await open();
    await chooseAndCrop(opened);

    await opened.user.upload(chooser(opened), new File(bytes, 'bad.png', { type: 'image/png' }));

    expect(await opened.dialog.findByText(text)).toBeDefined();
    expect(opened.dialog.queryByRole('group', { name: 'Avatar' })).toBeNull();
    expect((await button(opened, 'Upload Avatar')).disabled).toBe(true);
  });

  it('says that an image turned out to be broken, and lets another be chosen [I2-BAD-FILES]', async () => {
    const opened = await open();
    await chooseAndCrop(opened);

    await opened.user.click(await button(opened, 'Break'));

    expect(opened.dialog.getByText('The image could not be loaded.')).toBeDefined();
    expect(opened.dialog.queryByText('Avatar Preview')).toBeNull();
    expect((await chooseAndCrop(opened, 'good.png')).disabled).toBe(false);
  });

  it('uploads, says so, refreshes the profile and closes [S4-AVATAR-STATES] [S7-AVATAR-REFRESH] [S8-AVATAR-DONE]', async () => {
    let arrive = () => {};
    const isThere = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.use(
      getUploadAvatarMockHandler(async () => {
        await isThere;
        return getUploadAvatarResponseMock();
      }),
    );
    const opened = await open();

    await opened.user.click(await chooseAndCrop(opened));
    expect((await button(opened, 'Uploading...')).disabled).toBe(true);
    expect((await button(opened, 'Choose another')).disabled).toBe(true);
    arrive();

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shownToasts()).toEqual([['success', 'Avatar uploaded successfully', undefined]]);
    expect(opened.session.calls).toEqual(['refreshProfile']);
  });

  it.each(failedAnswersOf('*/client/app/v1/avatar'))(
    'stays open after $answer with the crop as it was [S8-AVATAR-FAILED]',
    async ({ handler, text }) => {
      expectConsole(/avatar could not be uploaded/);
      server.use(handler);
      const opened = await open();

      await opened.user.click(await chooseAndCrop(opened));

      await waitFor(() => expect(shownToasts()).toEqual([['error', 'Upload failed', text]]));
      expect((await button(opened, 'Upload Avatar')).disabled).toBe(false);
      expect(opened.dialog.getByText('avatar.jpg')).toBeDefined();
      expect(opened.session.calls).toEqual([]);
    },
  );
});
