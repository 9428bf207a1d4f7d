import type { TaxFigureName } from '@wealth/hrefs';
import { FigureButton, Money } from '@wealth/parts';
import { useFigureWords } from '../../figure/useFigureWords.ts';

export interface TaxFigureListProps {
  /** The tax year. */
  fy: string;
  /** Names with their rupees. */
  figures: ReadonlyArray<readonly [id: TaxFigureName, rupees: number]>;
}

/** Figures of a tax year, each with the way to how it is made up. */
export function TaxFigureList({ fy, figures }: TaxFigureListProps) {
  const { figureName } = useFigureWords();
  return (
    <ul className="@container grid grid-cols-1 gap-1">
      {figures.map(([id, rupees]) => (
        <li key={id} className="flex min-h-8 flex-wrap items-center gap-x-2 pointer-coarse:min-h-11">
          <span className="min-w-0 flex-1 wrap-anywhere text-fg-muted">{figureName(id)}</span>
          <span className="list-figure font-medium tabular-nums">
            <Money rupees={rupees} />
          </span>
          <span className="-mr-2">
            <FigureButton figure={{ id, fy }} name={figureName(id)} look="mark" />
          </span>
        </li>
      ))}
    </ul>
  );
}
