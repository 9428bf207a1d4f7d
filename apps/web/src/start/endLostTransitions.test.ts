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
  it('ends for the document with the next transition, property by property', () => {
    const [panel, other] = [addPanel(), addPanel()];
    say('transitionrun', panel, 'translate');
    say('transitionrun', panel, 'opacity');
    panel.remove();
    say('transitionend', panel, 'translate');
    expect(heard).toEqual([]);
    say('transitionrun', other, 'color');

    expect(heard).toEqual([
      [panel, 'translate'],
      [panel, 'opacity'],
    ]);
    say('transitionrun', other, 'color');
    expect(heard).toHaveLength(2);
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
