import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import type { CropperError } from '@wealth/ui/cropper';
import { checkImageFile, type ImageFileProblem } from '@wealth/ui/image-file';
import { useRef, useState } from 'react';

export interface AvatarFile {
  /** Accepted, and being cropped. */
  file: File | null;
  /** Of the file that was chosen last, refused or not. */
  fileName: string | null;
  /** A square JPEG; null until the cropper has made one of this file. */
  crop: File | null;
  /** The frame shows something else than the crop: another one follows. */
  isCropDue: boolean;
  /** Why there is nothing to crop. */
  problem: string | null;
  choose: (file: File) => Promise<void>;
  setCrop: (crop: File | null) => void;
  noteDue: () => void;
  fail: (error: CropperError) => void;
}

const problemTexts = {
  notAnImage: 'imagesOnly',
  heic: 'imageHeic',
  tooManyBytes: 'imageTooLarge',
} as const satisfies Record<Exclude<ImageFileProblem, 'tooManyPixels'>, PlainMessageKey<'errors'>>;

const nothing = { file: null, fileName: null, crop: null, isCropDue: false, problem: null };

/** The file that the client chose, from the choice to its crop. A new choice forgets everything of the one before. */
export function useAvatarFile(): AvatarFile {
  const t = useMessages('profile');
  const tErrors = useMessages('errors');
  const [state, setState] =
    useState<Pick<AvatarFile, 'file' | 'fileName' | 'crop' | 'isCropDue' | 'problem'>>(nothing);
  const newest = useRef<File | null>(null);

  function textOf(problem: ImageFileProblem): string {
    return problem === 'tooManyPixels' ? t('imageTooManyPixels') : tErrors(problemTexts[problem]);
  }

  async function choose(file: File) {
    newest.current = file;
    setState({ ...nothing, fileName: file.name });
    const check = await checkImageFile(file);
    if (newest.current !== file) return;
    setState({
      ...nothing,
      fileName: file.name,
      file: check.isAccepted ? file : null,
      problem: check.isAccepted ? null : textOf(check.problem),
    });
  }

  return {
    ...state,
    choose,
    setCrop: (crop) => setState((before) => ({ ...before, crop, isCropDue: false })),
    noteDue: () => setState((before) => ({ ...before, isCropDue: true })),
    fail: ({ code, message }) =>
      setState((before) => ({
        ...before,
        crop: null,
        isCropDue: false,
        file: code === 'imageNotLoaded' ? null : before.file,
        problem: message,
      })),
  };
}
