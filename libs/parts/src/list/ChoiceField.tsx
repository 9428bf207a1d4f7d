import { ChipSelect } from '@wealth/ui/chip';
import { Select } from '@wealth/ui/select';

/** As small as a chip in the head of a list, or a field in a sheet. */
export type FilterLook = 'chip' | 'field';

export interface ChoiceFieldProps {
  look: FilterLook;
  label: string;
  value: string;
  /** The choice that leaves out nothing. */
  anyValue: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  onChange: (value: string) => void;
}

/** One of several values of a filter. */
export function ChoiceField({ look, anyValue, ...rest }: ChoiceFieldProps) {
  return look === 'chip' ? <ChipSelect {...rest} anyValue={anyValue} /> : <Select {...rest} />;
}
