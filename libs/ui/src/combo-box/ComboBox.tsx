import { useId, useState, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group as AriaGroup } from 'react-aria-components/Group';
import { Input as AriaInput } from 'react-aria-components/Input';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { ListBox as AriaListBox } from 'react-aria-components/ListBox';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { comboBoxTexts } from '@wealth/i18n-locale/ui/comboBox';
import { ChevronDownIcon } from '../icon/icons.ts';
import type { FieldProps } from '../internal/FieldShell.tsx';
import { FieldHint } from '../internal/FieldHint.tsx';
import { fieldButton } from '../internal/fieldButton.ts';
import { FieldInForm } from '../internal/FieldInForm.tsx';
import { fieldStyles, statusOf } from '../internal/fieldStyles.ts';
import {
  OptionItem,
  optionList,
  optionPanel,
  optionPanelHeight,
  type Option,
} from '../internal/optionList.tsx';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import { matchesText } from './matchesText.ts';
import { SpokenCount } from './SpokenCount.tsx';

type SharedFieldProps = Omit<
  FieldProps,
  'autoComplete' | 'maxLength' | 'inputRef' | 'enterKeyHint' | 'autoCapitalize'
>;

export interface ComboBoxProps<Value extends string> extends SharedFieldProps {
  /** All options; with `onSearch` those that answer what was typed, and once focus has left the chosen one too. */
  options: ReadonlyArray<Option<Value>>;
  value?: Value | null;
  /** @default null */
  defaultValue?: Value | null;
  /** Gets null when the client empties the box. */
  onChange?: (value: Value | null) => void;
  /** Where the options come from elsewhere: gets the text on every change. Without it the box filters by itself. */
  onSearch?: (text: string) => void;
  /** Options are on their way. */
  isLoading?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** One choice out of many, found by typing. Only options can be chosen; other text goes away with the focus. */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  const { options } = props;
  return (
    <FieldInForm<Value | null, ComboBoxProps<Value>>
      View={ComboBoxView<Value>}
      props={props}
      read={(stored) => options.find((option) => option.value === stored)?.value ?? null}
    />
  );
}

const arrow = 'transition-transform duration-fast group-aria-expanded/toggle:rotate-180';

// Only the rows in sight are mounted, so that 250 countries open at once. Rows are measured: a long name may wrap.
const listPadding = 4;
const rowHeight = { fine: 38, coarse: 44 };

/** Exact for one line of text, so that the last option is scrolled to its end and not a few pixels short of it. */
function expectedRowHeight(): number {
  return window.matchMedia('(pointer: coarse)').matches ? rowHeight.coarse : rowHeight.fine;
}

function ComboBoxView<Value extends string>(props: ComboBoxProps<Value>) {
  const { label, options, onChange, onSearch, isLoading = false, inputRef, ...others } = props;
  const { errorMessage, successMessage, description, placeholder, variant = 'outlined', ...rest } = others;
  const toggleId = useId();
  const [layoutOptions] = useState(() => ({ estimatedRowHeight: expectedRowHeight(), padding: listPadding }));
  const t = useUiText(comboBoxTexts);
  const status = statusOf(props);
  const styles = fieldStyles({ variant, status, hasTrailing: true });

  return (
    <AriaComboBox
      {...rest}
      {...(onSearch ? { items: options } : { defaultItems: options })}
      className="block"
      isInvalid={status === 'error'}
      validationBehavior="aria"
      allowsEmptyCollection
      defaultFilter={matchesText}
      onInputChange={onSearch}
      onChange={(key) => onChange?.(options.find((option) => option.value === key)?.value ?? null)}
    >
      <AriaGroup className={styles.box()}>
        <AriaInput ref={inputRef} placeholder={placeholder ?? ' '} className={styles.input()} />
        <AriaLabel className={styles.label()}>{label}</AriaLabel>
        <AriaButton
          id={toggleId}
          // By itself alone: React Aria would add the field's label to a sentence that holds it already.
          aria-labelledby={toggleId}
          aria-label={t('showOptions', { label })}
          className={`group/toggle ${fieldButton}`}
        >
          <span className={arrow}>
            <ChevronDownIcon size="sm" />
          </span>
        </AriaButton>
      </AriaGroup>
      <FieldHint {...{ status, errorMessage, successMessage, description }} />
      <SpokenCount />
      <AriaPopover maxHeight={optionPanelHeight} offset={6} className={`w-(--trigger-width) ${optionPanel}`}>
        <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
          <AriaListBox<Option<Value>>
            aria-label={t('optionsOf', { label })}
            className={optionList}
            renderEmptyState={() => (
              <p className="px-3.5 py-2.5 text-body text-fg-muted">
                {isLoading ? t('loading') : t('noResults')}
              </p>
            )}
          >
            {(option) => <OptionItem id={option.value} option={option} />}
          </AriaListBox>
        </Virtualizer>
      </AriaPopover>
    </AriaComboBox>
  );
}
