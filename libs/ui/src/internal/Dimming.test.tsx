import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Dimming } from './Dimming.tsx';
import { forgetObservers, resize, stubResizeObserver } from './sizes.testing.ts';
import { keepUndimmed } from './undimmed.ts';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Gives an element its place, which jsdom does not know. */
function placed({ left, top, width, height }: Box) {
  return (element: HTMLElement) => {
    element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  };
}

const mark = { left: 60, top: 16, width: 80, height: 22 };
const start = (box: Box) => `M${box.left + 6} ${box.top}`;

beforeEach(stubResizeObserver);
afterEach(forgetObservers);

function renderMarks({ drawer }: { drawer: Box }) {
  const markOfDrawer = { ...mark, left: drawer.left + 200, top: 20 };
  const { container } = render(
    <>
      <span
        ref={(element) => {
          if (!element) return undefined;
          placed(mark)(element);
          return keepUndimmed(element);
        }}
      />
      <div
        role="dialog"
        aria-label="Profile"
        ref={(element) => (element ? placed(drawer)(element) : undefined)}
      >
        <span
          ref={(element) => {
            if (!element) return undefined;
            placed(markOfDrawer)(element);
            return keepUndimmed(element);
          }}
        />
      </div>
      <div data-testid="question">
        <Dimming />
        <div
          role="alertdialog"
          aria-label="Log out?"
          ref={(element) =>
            element ? placed({ left: 0, top: 0, width: 390, height: 844 })(element) : undefined
          }
        />
      </div>
    </>,
  );
  resize(document.body);
  const dimming = container.querySelector<HTMLElement>('[data-testid="question"] > [aria-hidden]');
  return { clipPath: dimming?.style.clipPath ?? '', markOfDrawer };
}

describe('Dimming', () => {
  it('leaves the marks bright that can be seen, whatever its own dialog lies over', () => {
    const { clipPath, markOfDrawer } = renderMarks({
      drawer: { left: 1040, top: 0, width: 400, height: 900 },
    });

    expect(clipPath).toContain(start(mark));
    expect(clipPath).toContain(start(markOfDrawer));
  });

  it('cuts no hole where another overlay lies over a mark: the hole would show that overlay', () => {
    const { clipPath, markOfDrawer } = renderMarks({ drawer: { left: 0, top: 0, width: 390, height: 844 } });

    expect(clipPath).not.toContain(start(mark));
    expect(clipPath).toContain(start(markOfDrawer));
  });

  it('spares no mark where its own overlay shows one: it stands once [I3A-LOOK-7]', () => {
    const shown = (element: HTMLElement | null) => {
      if (!element) return undefined;
      placed(mark)(element);
      element.getClientRects = () => Object.assign([new DOMRect()], { item: () => null });
      return keepUndimmed(element);
    };
    const { container } = render(
      <>
        <span ref={shown} />
        <div data-testid="form">
          <Dimming />
          <div role="dialog" aria-label="Set PIN">
            <span ref={shown} />
          </div>
        </div>
      </>,
    );
    resize(document.body);
    const dimming = container.querySelector<HTMLElement>('[data-testid="form"] > [aria-hidden]');

    expect(dimming?.style.clipPath).not.toContain(start(mark));
  });
});
