import { defineDialog } from '@wealth/ui/modal';

/** The dialog Update Avatar. */
export const updateAvatarDialog = defineDialog({
  title: 'profile.updateAvatar',
  // Before a picture is chosen: the chooser 34, the area to drop one 332, the avatar 81 with its line, and two gaps of 16.
  height: 479,
  load: async () => (await import('./UpdateAvatar.tsx')).UpdateAvatar,
});
