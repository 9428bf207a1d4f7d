/** Letters of the end: what tells orders and trades of one second apart. */
const endLength = 13;

/**
 * A number too long for its column: cut in the middle on the screen, and by sight alone. Who copies, searches or hears it
 * has it whole, and so has paper.
 */
export function LongNumber({ children }: { children: string }) {
  return (
    <span className="text-caption text-fg-subtle print:block print:max-w-40 print:min-w-24 print:whitespace-normal print:wrap-anywhere">
      <span className="inline-block max-w-16 truncate align-bottom print:inline print:whitespace-normal">
        {children.slice(0, -endLength)}
      </span>
      {children.slice(-endLength)}
    </span>
  );
}
