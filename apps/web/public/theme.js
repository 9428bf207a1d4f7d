// Sets the look before the first paint, and whether the page that came with the document may be seen. A classic script of
// our own origin: the policy allows no inline one.
(() => {
  const root = document.documentElement;

  function readStored() {
    try {
      return {
        hasSession: (localStorage.getItem('wealth.auth') ?? sessionStorage.getItem('wealth.auth')) !== null,
        preferences: JSON.parse(localStorage.getItem('wealth.preferences') ?? '{}') ?? {},
      };
    } catch {
      // No storage, or not ours: the device decides.
      return { hasSession: false, preferences: {} };
    }
  }

  function themeOf({ theme }) {
    if (theme === 'dark' || theme === 'light') return theme;
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }

  const { hasSession, preferences } = readStored();
  root.dataset.theme = themeOf(preferences);
  root.dataset.density = preferences.density === 'compact' ? 'compact' : 'comfortable';
  if (preferences.palette === 'safe') root.dataset.cvd = 'safe';
  // The prerendered sign-in page is for guests, in English.
  const { language = 'en' } = preferences;
  if (hasSession || language !== 'en') root.dataset.prerendered = 'hidden';
})();
