/** Waits until nothing on the page moves any more; for the plays of stories that measure. */
export async function settled(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}
