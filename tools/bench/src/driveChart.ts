export interface Drive {
  /** Where the chart lies. */
  place: string;
  /** What the hand does: comes nearer with the wheel, drags to and fro, or zooms out and in. */
  way: 'near' | 'drag' | 'zoom';
  forMs: number;
}

/**
 * Runs in a page with a chart: a step with each frame. Ends elsewhere than it began.
 *
 * @returns Milliseconds from one frame to the next.
 */
export async function driveChart({ place, way, forMs }: Drive): Promise<number[]> {
  const host = document.querySelector<HTMLElement>(place);
  const canvas = [...document.querySelectorAll<HTMLElement>(`${place} canvas`)].at(1);
  if (!host || !canvas) throw new Error('There is no chart.');
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, clientY: top + height / 2, view: window };
  let clientX = left + width / 2;
  const mouse = (type: string, buttons: number) =>
    canvas.dispatchEvent(new MouseEvent(type, { ...at, clientX, buttons }));
  const wheel = (deltaY: number) => canvas.dispatchEvent(new WheelEvent('wheel', { ...at, clientX, deltaY }));

  /** Steps of one direction, then of the other. */
  const turnSteps = 20;
  const steps = {
    near: () => wheel(-100),
    drag(direction: number) {
      clientX += direction * 10;
      mouse('mousemove', 1);
    },
    zoom: (direction: number) => wheel(direction * 60),
  };

  if (way === 'drag') {
    mouse('mouseenter', 0);
    mouse('mousedown', 1);
  }
  // The app's wheel zooms while the chart has the focus. The library takes it away with a press, after which the
  // browser gives it back where a hand has pressed.
  host.focus();
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const frameMs: number[] = [];
  const began = await nextFrame();
  let before = began;
  for (let step = 0; before - began < forMs || step % (2 * turnSteps) !== turnSteps; step += 1) {
    steps[way](Math.floor(step / turnSteps) % 2 === 0 ? 1 : -1);
    const now = await nextFrame();
    frameMs.push(now - before);
    before = now;
  }
  if (way === 'drag') mouse('mouseup', 0);
  return frameMs;
}
