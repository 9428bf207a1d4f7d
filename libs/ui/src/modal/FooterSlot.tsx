import { createContext, useState, type ReactNode } from 'react';

/** The foot of the overlay around, once it is there. */
export const FooterElementContext = createContext<HTMLElement | null>(null);

export interface FooterSlotProps {
  className: string;
  /** What the owner of the overlay puts there itself. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Lays the foot of an overlay under its children, which may fill it from within; empty it is not there. */
export function FooterSlot({ className, footer, children }: FooterSlotProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <FooterElementContext value={element}>
      {children}
      <footer ref={setElement} className={`${className} empty:hidden`}>
        {footer}
      </footer>
    </FooterElementContext>
  );
}
