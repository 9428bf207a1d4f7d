// Sets the look before the first paint. A classic script of our own origin: the policy allows no inline one.
(() => {
  const root = document.documentElement;
  let stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('wealth.preferences') ?? '{}') ?? {};
  } catch {
    // No storage, or not ours: the device decides.
  }
  const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme =
    stored.theme === 'dark' || (stored.theme !== 'light' && isSystemDark) ? 'dark' : 'light';
  root.dataset.density = stored.density === 'compact' ? 'compact' : 'comfortable';
  if (stored.palette === 'safe') root.dataset.cvd = 'safe';
})();
