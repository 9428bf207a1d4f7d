import { capabilities, type Capability } from './capabilities.ts';
import type { InstrumentReference, OrderReference, TicketReference } from './references.ts';
import type { FigureReference } from './returnsSearch.ts';

type Table = typeof capabilities;
type KeyOf<Row> = { [Key in keyof Table]: Table[Key] extends Row ? Key : never }[keyof Table];

/** The key of a row: what can be opened is named by it in search and menu. */
export type CapabilityKey = keyof Table;
export type DrawerType = KeyOf<{ kind: 'drawer' }>;
export type PageKey = KeyOf<{ kind: 'page' }>;
/** A drawer that needs to know nothing; the others are opened by what they are about. */
export type PlainDrawer = Exclude<DrawerType, KeyOf<{ takes: string }>>;

interface Subjects {
  figure: FigureReference;
  instrument: InstrumentReference;
  order: OrderReference;
  ticket: TicketReference;
}

/** Type → what the panel needs to open; most need nothing. */
export type Drawers = {
  [Type in DrawerType]: Table[Type] extends { takes: infer Subject extends keyof Subjects }
    ? Subjects[Subject]
    : undefined;
};

const rows: Readonly<Record<CapabilityKey, Capability>> = capabilities;

export const isCapability = (key: string): key is CapabilityKey => Object.hasOwn(rows, key);

export function isDrawerType(text: string): text is DrawerType {
  return isCapability(text) && rows[text].kind === 'drawer';
}

export function isPlainDrawer(text: string): text is PlainDrawer {
  if (!isCapability(text)) return false;
  const row = rows[text];
  return row.kind === 'drawer' && row.takes === undefined;
}

export function isPageKey(text: string): text is PageKey {
  return isCapability(text) && rows[text].kind === 'page';
}

/** The row of a key. */
export const capabilityOf = (key: CapabilityKey): Capability => rows[key];

/** Every drawer, in the order of the table. */
export const drawerTypes = (): readonly DrawerType[] => Object.keys(rows).filter(isDrawerType);

/** Every drawer that opens without a subject. */
export const plainDrawers = (): readonly PlainDrawer[] => Object.keys(rows).filter(isPlainDrawer);

/** Every page of the table. */
export const pageKeys = (): readonly PageKey[] => Object.keys(rows).filter(isPageKey);
