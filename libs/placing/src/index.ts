export { AskingPanel, type AskingPanelProps } from './AskingPanel.tsx';
export { askForPin, type PinQuestion } from './askForPin.tsx';
export {
  createDesk,
  type Desk,
  type DeskEnvironment,
  type Found,
  type Progress,
  type Sent,
} from './createDesk.ts';
export {
  definePlacing,
  type Call,
  type CallOptions,
  type Placing,
  type PlacingDeclaration,
} from './definePlacing.ts';
export { FaultBox, type FaultBoxProps } from './FaultBox.tsx';
export { FaultLines, type FaultLinesProps, type ToldFault } from './FaultLines.tsx';
export { IntentWatch, type IntentWatchProps, type IntentWords } from './IntentWatch.tsx';
export { LeaveAtOnce, type LeaveAtOnceProps } from './LeaveAtOnce.tsx';
export { PanelActions } from './PanelActions.tsx';
export { PlacingDialog, type PlacingDialogProps, type SecondQuestion } from './PlacingDialog.tsx';
export { shortKey } from './shortKey.ts';
export { useConfirmed, wantsPin, type Confirmed, type ConfirmedOptions } from './useConfirmed.ts';
export { useDesk } from './useDesk.ts';
export { useFormPlacing, type FormPlacing, type FormPlacingOptions } from './useFormPlacing.ts';
export {
  usePlacing,
  type Judgement,
  type PlacingFlow,
  type PlacingHold,
  type PlacingOptions,
  type PlacingStep,
} from './usePlacing.ts';
export type { PlacingWords } from './words.ts';
