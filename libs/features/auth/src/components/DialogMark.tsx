import { SandboxMark } from '@wealth/ui/sandbox-mark';

/** The mark of the sandbox in a dialog that fills a phone; on wider screens the page's own stays in sight. */
export function DialogMark() {
  return (
    <div className="tablet:hidden">
      <SandboxMark />
    </div>
  );
}
