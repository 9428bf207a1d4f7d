import { Card } from '@wealth/ui/card';
import type { ReactNode } from 'react';

export interface TextSection {
  title: string;
  text: ReactNode;
}

/** Titled paragraphs in one card. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className="mx-auto grid w-full max-w-column">
      <Card>
        <div className="grid max-w-prose gap-6 p-1 text-reading tablet:p-4">
          {sections.map((section) => (
            <section key={section.title}>
              <h2 className="text-title">{section.title}</h2>
              <p className="mt-1 text-fg-muted">{section.text}</p>
            </section>
          ))}
        </div>
      </Card>
    </div>
  );
}
