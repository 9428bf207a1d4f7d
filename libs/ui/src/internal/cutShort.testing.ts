/** Ends the motions of what a dialog lies in, as React Aria does on a device with touch. @returns how many there were. */
export function cutShort(dialog: Element): number {
  const motions = document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(dialog));
  for (const motion of motions) motion.cancel();
  return motions.length;
}
