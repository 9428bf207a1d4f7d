import { useMessages } from '@wealth/i18n-locale-react';

export interface StepLineProps {
  step: 'verifyPassword' | 'setPin';
}

/** Stands around the present step in the sentence; in no text of the catalogue. */
const mark = '\u2063';

const marked = (text: string) => `${mark}${text}${mark}`;

/** Where the client is: two bars, and the sentence that says the same, the present step in bold. */
export function StepLine({ step }: StepLineProps) {
  const t = useMessages('profile');
  const isSecond = step === 'setPin';
  const verify = t('verifyPassword');
  const set = t('setPin');
  const sentence = isSecond
    ? t('stepOfPin', { step: '2', verify, set: marked(set) })
    : t('stepOfPin', { step: '1', verify: marked(verify), set });
  const [before, present, after] = sentence.split(mark);
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      <div aria-hidden="true" className="grid grid-cols-2 gap-1">
        <span className="h-1 rounded-full bg-accent forced-colors:bg-system-highlight" />
        <span
          className={
            isSecond
              ? 'h-1 rounded-full bg-accent forced-colors:bg-system-highlight'
              : 'h-1 rounded-full bg-border-strong forced-colors:border'
          }
        />
      </div>
      <p role="status" className="text-caption text-fg-muted">
        {before}
        <strong className="font-semibold text-fg">{present}</strong>
        {after}
      </p>
    </div>
  );
}
