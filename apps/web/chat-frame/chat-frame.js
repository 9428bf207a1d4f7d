/*
 * Joins the page and the chat widget. The frame has no origin of its own (sandbox without allow-same-origin), so
 * the widget reaches neither the page nor its storage; messages are all there is between them (docs/contracts.md).
 */
(() => {
  const widget = document.currentScript?.dataset.widget ?? '';
  // The address of the document still says whose it is; its own origin is opaque.
  const site = new URL(document.baseURI).origin;
  let isStarted = false;

  function tell(type) {
    window.parent.postMessage({ type: `wealth-chat:${type}` }, site);
  }

  function look({ theme, language }) {
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (typeof language === 'string') document.documentElement.lang = language;
  }

  function start(project) {
    isStarted = true;
    const script = document.createElement('script');
    script.src = widget;
    script.dataset.project = project;
    script.addEventListener('load', () => tell('started'));
    script.addEventListener('error', () => tell('failed'));
    document.head.append(script);
  }

  window.addEventListener('message', ({ source, origin, data }) => {
    const isFromPage = source === window.parent && source !== window && origin === site;
    if (!isFromPage || data?.type !== 'wealth-chat:start' || typeof data.project !== 'string') return;
    look(data);
    if (!isStarted) start(data.project);
  });

  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell('close');
  });

  if (window.parent !== window) tell('ready');
})();
