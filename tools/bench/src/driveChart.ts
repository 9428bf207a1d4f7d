export interface Drive {
  /** Where the chart lies. */
  place: string;
  /** Milliseconds of dragging, and then of zooming. */
  eachMs: number;
}

export interface Driven {
  /** Milliseconds from one frame to the next. */
  panMs: number[];
  zoomMs: number[];
  /** Whether the axis was another one after the dragging, and after the zooming. */
  hasPanned: boolean;
  hasZoomed: boolean;
}

/** Runs in a page with a chart: drags it to and fro, and zooms in and out, a step with each frame. */
export async function driveChart({ place, eachMs }: Drive): Promise<Driven> {
  const host = document.querySelector<HTMLElement>(place);
  const canvas = [...document.querySelectorAll<HTMLElement>(`${place} canvas`)].at(1);
  if (!host || !canvas) throw new Error('There is no chart.');
  // The app's wheel zooms while the chart has the focus.
  host.focus();
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const [middle, y] = [left + width / 2, top + height / 2];
  const mouse = (type: string, x: number, buttons = 1) =>
    canvas.dispatchEvent(
      new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, buttons, view: window }),
    );

  /** Steps of one way, then of the other. */
  const turnSteps = 20;
  const way = (step: number) => (Math.floor(step / turnSteps) % 2 === 0 ? 1 : -1);
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

  async function record(move: (step: number) => void): Promise<number[]> {
    const frameMs: number[] = [];
    const began = await nextFrame();
    let before = began;
    for (let step = 0; before - began < eachMs; step += 1) {
      move(step);
      const now = await nextFrame();
      frameMs.push(now - before);
      before = now;
    }
    return frameMs;
  }

  const wheel = (deltaY: number) =>
    canvas.dispatchEvent(
      new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: middle, clientY: y, deltaY }),
    );
  // Nearer first: what is seen as a whole cannot be dragged.
  for (let step = 0; step < 2 * turnSteps; step += 1) {
    wheel(-100);
    await nextFrame();
  }

  const atFirst = chartLook.axis(place);
  mouse('mouseover', middle, 0);
  mouse('mouseenter', middle, 0);
  mouse('mousedown', middle);
  // The library takes the focus away, and the browser gives it back after a press that is not made by a script.
  host.focus();
  let x = middle;
  let hasPanned = false;
  const panMs = await record((step) => {
    x += way(step) * 10;
    mouse('mousemove', x);
    if (step === turnSteps) hasPanned = chartLook.axis(place) !== atFirst;
  });
  mouse('mouseup', x, 0);

  await nextFrame();
  const afterPan = chartLook.axis(place);
  let hasZoomed = false;
  const zoomMs = await record((step) => {
    wheel(way(step) * 60);
    if (step === turnSteps) hasZoomed = chartLook.axis(place) !== afterPan;
  });
  return { panMs, zoomMs, hasPanned, hasZoomed };
}
