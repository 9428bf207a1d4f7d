import { imageUploadTexts } from '@wealth/i18n-locale/ui/imageUpload';
import { AlertIcon } from '../icon/icons.ts';
import type { ImageFileProblem } from '../image-file/checkImageFile.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';

export interface UploadProblemsProps {
  /** Lets the field point at it. */
  id: string;
  problems: readonly ImageFileProblem[];
  /** The form's own, shown where no file was refused. */
  errorMessage?: string;
}

/** Why files were refused. Always there, so that a screen reader hears of a text that comes. */
export function UploadProblems({ id, problems, errorMessage }: UploadProblemsProps) {
  const t = useUiText(imageUploadTexts);
  const shown = problems.map((problem) => t(problem));
  if (shown.length === 0 && errorMessage !== undefined) shown.push(errorMessage);
  return (
    <div id={id} role="status" className="text-caption text-negative empty:hidden">
      {shown.map((text) => (
        <p key={text} className="flex items-start gap-1.5">
          <AlertIcon size="xs" />
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}
