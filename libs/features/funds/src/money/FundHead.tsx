import { amountInWords } from '@wealth/i18n-locale';
import { useLanguage } from '@wealth/i18n-locale-react';
import { Money } from '@wealth/parts';
import { useEffect, useRef } from 'react';
import { useFundWords } from './useFundWords.ts';

export interface FundHeadProps {
  label: string;
  rupees: number;
}

/** The amount that a drawer is about, in figures and in words. It has the focus as it takes the place of the form. */
export function FundHead({ label, rupees }: FundHeadProps) {
  const { isMasked } = useFundWords();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    // Wide enough for the figure where something stands beside it.
    <div className="min-w-0 grow basis-40">
      <h3 ref={heading} tabIndex={-1} className="outline-none">
        <span className="block text-detail font-normal text-fg-muted">{label}</span>
        <Money form="large" rupees={rupees} />
      </h3>
      {!isMasked && <p className="text-detail text-fg-muted">{amountInWords(rupees, language)}</p>}
    </div>
  );
}
