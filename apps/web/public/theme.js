// Sets the look before the first paint. A classic script of our own origin: the policy allows no inline one.
(function () {
  var root = document.documentElement;
  var stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('wealth.preferences') || '{}') || {};
  } catch (error) {
    stored = {};
  }
  var dark =
    stored.theme === 'dark' ||
    (stored.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.density = stored.density === 'compact' ? 'compact' : 'comfortable';
  if (stored.palette === 'safe') root.dataset.cvd = 'safe';
})();
