import { FigureDrawer } from '@wealth/feature-portfolio';
import type { DrawerContentProps } from '@wealth/ui/drawer';

/** The drawer of how a figure is made up. */
export function FigurePanel({ payload }: DrawerContentProps<'figure'>) {
  return <FigureDrawer payload={payload} />;
}
