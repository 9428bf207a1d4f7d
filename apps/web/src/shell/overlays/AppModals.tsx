import { ModalHost } from '@wealth/ui/modal-host';
import { QueryScope } from '../../core/QueryScope.tsx';

/** The modals, whose contents call the server. */
export function AppModals() {
  return (
    <QueryScope>
      <ModalHost />
    </QueryScope>
  );
}
