/** Of controls that lead to what is still to be fetched. */
export interface Approachable {
  /** A pointer, a finger or the focus has come to the control: what its press will need can be fetched now. */
  onApproach?: () => void;
}

/** For a control of React Aria. */
export function approachHandlers(onApproach: (() => void) | undefined) {
  if (!onApproach) return {};
  const come = () => onApproach();
  return { onHoverStart: come, onFocus: come, onPressStart: come };
}
