import { figureSigns, type FigureSigns, type Region } from '@wealth/i18n-locale';
import { useFigureRegion } from '@wealth/i18n-locale-react';
import { figureFieldTexts } from '@wealth/i18n-locale/ui/figureField';
import { useMemo, useState, type Ref } from 'react';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import {
  caretBefore,
  countSignificant,
  insertedInto,
  writeFigure,
  type BoxText,
  type TypedFigure,
} from './typedFigure.ts';
import { useStableCaret } from './useStableCaret.ts';

export interface Writing {
  region: Region;
  signs: FigureSigns;
}

export interface TypedFigureOptions<Value> {
  value: Value | null;
  /** Undefined where nobody listens. */
  onChange: (value: Value | null) => void;
  /** What a text means; null for what has no digit. */
  valueOf: (plain: string) => Value | null;
  /** What the box reads before somebody types in it, and after they have left. */
  writeAtRest: (value: Value, writing: Writing) => string;
  /** @returns null for what is no figure: the box keeps what it had. */
  read: (typed: string, before: BoxText, signs: FigureSigns) => TypedFigure | null;
  /** Whether the digits are grouped while they are typed. */
  isGrouped: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
}

interface DeletionKey {
  key: string;
}

const deletions = new Map([
  ['Backspace', -1],
  ['Delete', 1],
]);

function stepOverGroup(input: HTMLInputElement, key: string, group: string) {
  const { selectionStart: at, selectionEnd, value } = input;
  const step = deletions.get(key);
  if (at === null || at !== selectionEnd || step === undefined) return;
  if (value[step === 1 ? at : at - 1] === group) input.setSelectionRange(at + step, at + step);
}

/** A key or a paste that the box did not take, and what it stands for since. */
interface LeftOut<Value> {
  text: string;
  value: Value | null;
  /** Somebody has left the box since: with the next key it is forgotten. */
  isOld: boolean;
}

/** Longer texts are cut where it is said that they were left out. */
const longestSaid = 16;

/** What a box says of a key that it did not take: 1e5 never becomes 15 without a word. */
function useLeftOut<Value>(value: Value | null) {
  const [leftOut, setLeftOut] = useState<LeftOut<Value> | null>(null);
  return {
    /** The text that was left out; null where nothing was, or something else has changed the value since. */
    text: leftOut !== null && leftOut.value === value ? leftOut.text : null,
    say(text: string) {
      const said = text.length > longestSaid ? `${text.slice(0, longestSaid)}…` : text;
      if (text.trim() !== '') setLeftOut({ text: said, value, isOld: false });
    },
    /** The box has taken a key. */
    keep(next: Value | null, isEmpty: boolean) {
      setLeftOut((before) =>
        before === null || before.isOld || isEmpty ? null : { ...before, value: next },
      );
    },
    forget: () => setLeftOut(null),
    age: () => setLeftOut((before) => before && { ...before, isOld: true }),
  };
}

/**
 * The text of a box that holds a figure. Focus alone changes nothing in it, so that what Tab has selected stays selected;
 * it is written again from the first key on, with the caret between the same digits.
 */
export function useTypedFigure<Value extends number>(options: TypedFigureOptions<Value>) {
  const { value, valueOf, read, isGrouped, inputRef, onChange } = options;
  const t = useUiText(figureFieldTexts);
  const region = useFigureRegion();
  const writing = useMemo(() => ({ region, signs: figureSigns(region) }), [region]);
  const { signs } = writing;
  const caret = useStableCaret(inputRef);
  const [draft, setDraft] = useState<TypedFigure | null>(null);
  // What was left in the box without being a figure: it is not taken away, and said.
  const [isLeft, setIsLeft] = useState(false);
  const leftOut = useLeftOut(value);

  const meant = (figure: TypedFigure) => (figure.plain === null ? null : valueOf(figure.plain));
  const write = (plain: string) =>
    isGrouped ? writeFigure(plain, writing) : plain.replace('.', signs.decimal);
  const inUse = draft !== null && meant(draft) === value ? draft : null;

  function shownText(): string {
    if (inUse !== null) return inUse.asTyped ?? write(inUse.plain ?? '');
    return value === null ? '' : options.writeAtRest(value, writing);
  }
  const shown = shownText();
  const isAsTyped = inUse !== null && inUse.asTyped !== null;
  const isUnread = isAsTyped && inUse.plain === null;

  function report(figure: TypedFigure) {
    setDraft(figure);
    const next = meant(figure);
    if (next !== value) onChange(next);
  }

  const unreadText = () => t('unread', { sign: signs.decimal, example: writeFigure('1151.10', writing) });
  const leftOutText = () => (leftOut.text === null ? undefined : t('leftOut', { text: leftOut.text }));

  function type(typed: string) {
    const right = countSignificant(caret.rightOf(typed), signs);
    const figure = read(typed, { shown, isAsTyped }, signs);
    if (figure === null) leftOut.say(insertedInto(shown, typed));
    else leftOut.keep(meant(figure), typed === '');
    if (figure !== null && figure.asTyped !== null) return report(figure);
    const text = figure === null ? shown : write(figure.plain ?? '');
    caret.place(caretBefore(text, right, signs));
    if (figure !== null) report(figure);
  }

  return {
    shown,
    type,
    /** Puts a figure in place as if it had been typed. */
    put(plain: string) {
      leftOut.forget();
      report({ plain, asTyped: null });
    },
    ref: caret.ref,
    /** What is wrong with a text that was left behind and cannot be read for sure, or which part of it was not taken. */
    unread: isLeft && isUnread ? unreadText() : leftOutText(),
    leave() {
      leftOut.age();
      setIsLeft(isUnread);
      if (!isUnread) setDraft(null);
    },
    /** Steps over what stands between groups, so that Backspace and Delete take the digit behind it away. */
    skipSign({ key }: DeletionKey) {
      const input = caret.element.current;
      if (!isAsTyped && input !== null) stepOverGroup(input, key, signs.group);
    },
  };
}
