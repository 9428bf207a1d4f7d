/*
 * A small chat widget, served as a third party would serve one: it knows its script element and the document it
 * runs in, nothing else. The advisor is simulated; what is typed leaves the page for nobody.
 */
(() => {
  const script = document.currentScript;
  const project = script?.dataset.project ?? '';
  /** Milliseconds that the advisor takes to answer. */
  const answerMs = 600;
  const maxCharacters = 1000;

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  // A log is read out by itself when something is added to it.
  const log = element('div', { className: 'log', tabIndex: 0 });
  log.setAttribute('role', 'log');
  log.setAttribute('aria-label', 'Messages');

  function say(author, text) {
    // Text nodes only: what somebody typed can never become markup.
    const message = element('p', { className: `message ${author === 'You' ? 'own' : 'theirs'}` });
    message.append(element('strong', { textContent: author }), element('span', { textContent: text }));
    log.append(message);
    log.scrollTop = log.scrollHeight;
  }

  const input = element('textarea', { id: 'message', rows: 2, maxLength: maxCharacters });
  const send = element('button', { type: 'button', textContent: 'Send' });

  function submit() {
    const text = input.value.trim();
    if (text === '') {
      input.focus();
      return;
    }
    say('You', text);
    input.value = '';
    input.focus();
    setTimeout(
      () => say('Advisor', `You wrote: “${text}”. I am a simulated advisor and pass nothing on.`),
      answerMs,
    );
  }

  // A frame without allow-forms fires no submit event, so the button and Enter do the work themselves.
  send.addEventListener('click', submit);
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    submit();
  });

  if (script) {
    const look = element('link', { rel: 'stylesheet', href: new URL('widget.css', script.src).href });
    document.head.append(look);
  }
  const label = element('label', { htmlFor: 'message', textContent: 'Message' });
  const entry = element('div', { className: 'entry' }, label, input, send);
  // The drawer around the frame shows the title; here it is a name only.
  document.body.append(element('main', { className: 'chat', ariaLabel: 'Customer Service' }, log, entry));
  say(
    'Advisor',
    `Welcome. This conversation is simulated (${project}). We never ask for a password, PIN or code.`,
  );
})();
