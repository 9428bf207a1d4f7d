import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endLostTransitions } from './endLostTransitions.ts';

class StandInTransitionEvent extends Event {
  readonly propertyName: string;
  constructor(type: string, { propertyName = '', ...init }: TransitionEventInit = {}) {
    super(type, init);
    this.propertyName = propertyName;
  }
}

const heard: Array<[EventTarget | null, string]> = [];

beforeEach(() => {
  vi.stubGlobal('TransitionEvent', StandInTransitionEvent);
  heard.length = 0;
});

// Once for the file: it listens as long as its document is there.
endLostTransitions(document);
document.addEventListener('transitionend', ({ target, propertyName }) => heard.push([target, propertyName]));

function addPanel(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}

function say(
  type: 'transitionrun' | 'transitionend' | 'transitioncancel',
  of: Element,
  propertyName: string,
) {
  of.dispatchEvent(new StandInTransitionEvent(type, { propertyName, bubbles: true }));
}

describe('a transition whose element has left the page', () => {
  it.each(['transitionend', 'transitioncancel'] as const)(
    'ends for the document with its own %s, property by property',
    (type) => {
      const panel = addPanel();
      say('transitionrun', panel, 'translate');
      say('transitionrun', panel, 'opacity');
      panel.remove();
      expect(heard).toEqual([]);
      say(type, panel, 'translate');

      expect(heard).toEqual([
        [panel, 'translate'],
        [panel, 'opacity'],
      ]);
      say(type, panel, 'opacity');
      expect(heard).toHaveLength(2);
    },
  );

  it.each(['transitionrun', 'transitionend'] as const)('ends with the %s of another', (type) => {
    const [panel, other] = [addPanel(), addPanel()];
    say('transitionrun', other, 'color');
    say('transitionrun', panel, 'translate');
    panel.remove();
    say(type, other, 'color');

    expect(heard).toContainEqual([panel, 'translate']);
  });

  it.each(['transitionend', 'transitioncancel'] as const)('is left alone after its own %s', (type) => {
    const [panel, other] = [addPanel(), addPanel()];
    say('transitionrun', panel, 'translate');
    say(type, panel, 'translate');
    heard.length = 0;
    panel.remove();
    say('transitionrun', other, 'color');

    expect(heard).toEqual([]);
  });

  it('is left alone while its element stands on the page', () => {
    const [panel, other] = [addPanel(), addPanel()];
    say('transitionrun', panel, 'translate');
    say('transitionrun', other, 'color');

    expect(heard).toEqual([]);
  });
});
