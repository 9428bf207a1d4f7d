// Sets the look before the first paint. A document with a page drawn in it (scripts/prerender.ts) names the app in
// data-app: that page is shown first, to those whom it concerns, and the app starts behind it. A classic script of our own
// origin: the policy allows no inline one.
(() => {
  const root = document.documentElement;
  const { app, hindi } = document.currentScript.dataset;

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
  const theme = themeOf(preferences);
  root.dataset.theme = theme;
  // The bars of the browser are in the colour of the page, whatever the device prefers.
  for (const meta of document.querySelectorAll('meta[data-for]'))
    meta.media = meta.dataset.for === theme ? 'all' : 'not all';
  root.dataset.density = preferences.density === 'compact' ? 'compact' : 'comfortable';
  if (preferences.palette === 'safe') root.dataset.cvd = 'safe';

  /** The first page is drawn in it: its lines are higher, and its letters have to be there. */
  function beginInHindi() {
    root.lang = 'hi';
    if (!hindi) return;
    const letters = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: hindi };
    document.head.append(Object.assign(document.createElement('link'), letters));
  }
  if (preferences.language === 'hi') beginInHindi();

  /**
   * The drawn page cannot answer: what was asked of it the app does once it is there (followTyping). A form is sent when
   * its button, or Enter as the last key, asked for it; a link that opens a dialog shows an empty one at once.
   */
  // oxlint-disable unicorn/prefer-add-event-listener -- The app, which takes them away, has no names for them.
  function keepRequests() {
    root.onkeydown = ({ key, isComposing }) => {
      root.toggleAttribute('data-entered', key === 'Enter' && !isComposing);
    };
    root.onsubmit = (event) => {
      // The browser closes the dialog by itself.
      if (event.target.method === 'dialog') return;
      event.preventDefault();
      root.toggleAttribute('data-entered', true);
    };
    root.onclick = (event) => {
      const link = event.target.closest('a[data-opens-above]');
      const dialog = document.querySelector('#root dialog');
      if (!link || !dialog || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      root.dataset.pressed = link.getAttribute('href');
      dialog.onclose = () => delete root.dataset.pressed;
      dialog.showModal();
    };
  }
  // oxlint-enable unicorn/prefer-add-event-listener

  function startApp() {
    void import(app);
  }

  /** What can be seen is not held up by the code that will make it live. */
  function startBehindPage() {
    // The drawn page is for guests, in English and for India.
    const { language = 'en', country = 'IN' } = preferences;
    const isShown = !hasSession && language === 'en' && country === 'IN';
    if (isShown) keepRequests();
    else root.dataset.prerendered = 'hidden';
    // A tab in the background draws nothing and would wait for ever.
    if (isShown && document.visibilityState === 'visible')
      requestAnimationFrame(() => setTimeout(startApp, 0));
    else startApp();
  }

  if (app) startBehindPage();
})();
