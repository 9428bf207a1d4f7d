import type { ReactNode } from 'react';

export interface FundFrameProps {
  children: ReactNode;
  /** Beside it where there is room, beneath it elsewhere. */
  beside: ReactNode;
  /** The wider side. @default 'main' */
  wide?: 'main' | 'beside';
}

const columnsOf = {
  main: '@min-[60rem]:grid-cols-[minmax(0,1fr)_24rem]',
  beside: '@min-[60rem]:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]',
} as const;

/** The two halves of a drawer: what is done, and what stands around it. */
export function FundFrame({ children, beside, wide = 'main' }: FundFrameProps) {
  return (
    <div className="@container flex grow flex-col">
      <div className={`grid grow grid-cols-1 content-start @min-[60rem]:content-stretch ${columnsOf[wide]}`}>
        <div className="grid min-w-0 grid-cols-1 content-start gap-5 p-6 max-tablet:p-4">{children}</div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-5 bg-canvas p-6 max-tablet:p-4 @min-[60rem]:border-l @min-[60rem]:border-border">
          {beside}
        </div>
      </div>
    </div>
  );
}
