import type { ReactNode } from 'react';
import { Radio as AriaRadio } from 'react-aria-components/RadioGroup';
import { ChoiceGroup, type ChoiceGroupProps } from '../internal/ChoiceGroup.tsx';
import { radioMark } from '../internal/radioMark.ts';

export interface ChoiceCard<Value extends string> {
  value: Value;
  title: string;
  /** One line that tells the choices apart. */
  description?: string;
  /** A glyph in a small tile before the title. */
  icon?: ReactNode;
  /** Status of the choice: a Badge, or a few words. */
  aside?: ReactNode;
  isDisabled?: boolean;
}

export interface ChoiceCardsProps<Value extends string> extends ChoiceGroupProps<Value> {
  options: ReadonlyArray<ChoiceCard<Value>>;
}

const card =
  'group/radio real-input flex min-h-control cursor-pointer items-center gap-3 rounded-control border border-border bg-surface px-4 py-3.5 layered transition-layer duration-fast ' +
  'data-hovered:border-border-control data-selected:border-accent data-selected:bg-surface-selected data-selected:ring-1 data-selected:ring-accent ' +
  'data-invalid:not-data-selected:border-negative data-disabled:cursor-not-allowed data-disabled:border-border data-disabled:bg-surface-sunken data-disabled:text-fg-subtle ' +
  'forced-colors:data-selected:border-system-highlight forced-colors:data-selected:outline-2 forced-colors:data-selected:outline-system-highlight forced-colors:data-disabled:text-system-disabled';

const tile =
  'hidden size-9 shrink-0 place-items-center @min-[15rem]:grid rounded-control bg-surface-sunken text-fg-muted group-data-selected/radio:bg-surface group-data-selected/radio:text-accent-text';

/** One choice out of a few that need more than a word each: a way to pay, an issue, a holding. */
export function ChoiceCards<Value extends string>({ options, ...rest }: ChoiceCardsProps<Value>) {
  const firstUsable = options.find((option) => !option.isDisabled);
  return (
    <ChoiceGroup
      {...rest}
      values={options.map((option) => option.value)}
      className="@container grid grid-cols-1 gap-2"
    >
      {(inputRef) =>
        options.map((option) => (
          <AriaRadio
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled}
            inputRef={option === firstUsable ? inputRef : undefined}
            className={card}
          >
            <span className={radioMark} />
            {option.icon !== undefined && <span className={tile}>{option.icon}</span>}
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <span className="text-body font-medium wrap-anywhere">{option.title}</span>
                {option.aside !== undefined && (
                  <span className="text-detail text-fg-muted group-data-disabled/radio:text-fg-subtle">
                    {option.aside}
                  </span>
                )}
              </span>
              {option.description !== undefined && (
                <span className="block text-caption wrap-anywhere text-fg-muted group-data-disabled/radio:text-fg-subtle">
                  {option.description}
                </span>
              )}
            </span>
          </AriaRadio>
        ))
      }
    </ChoiceGroup>
  );
}
