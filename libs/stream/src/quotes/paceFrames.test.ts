import { describe, expect, it } from 'vitest';
import { createFakeEnvironment } from '../testing/fakeEnvironment.ts';
import { paceFrames } from './paceFrames.ts';

const frameMs = 1000 / 60;

/** How often in a second figures that always move are drawn, and frames asked for, where one drawing takes so long. */
function inASecond(paintMs: number) {
  const environment = createFakeEnvironment();
  environment.setPaintMs(paintMs);
  let asked = 0;
  const requestFrame = paceFrames({
    ...environment,
    requestFrame(callback) {
      asked += 1;
      return environment.requestFrame(callback);
    },
  });
  let drawings = 0;
  const ask = () => void requestFrame(draw);
  function draw() {
    drawings += 1;
    // The next figures come by the socket, in a task of their own.
    environment.setTimer(ask, 1);
  }
  ask();
  const seconds = 10;
  let next = 0;
  while (environment.now() < seconds * 1000) {
    environment.paint();
    // A drawing that took longer than a frame has the next one begin late.
    next = Math.max(next + frameMs, environment.now());
    environment.advance(next - environment.now());
  }
  return { drawings: drawings / seconds, asked: asked / seconds };
}

describe('frames of figures that move', () => {
  it('are two of three while drawing is cheap', () => {
    for (const paintMs of [0, 4, 8]) {
      expect(inASecond(paintMs).drawings).toBeGreaterThan(38);
      expect(inASecond(paintMs).drawings).toBeLessThan(45);
    }
  });

  it('come at once for a figure that has rested', () => {
    const environment = createFakeEnvironment();
    environment.setPaintMs(0);
    const requestFrame = paceFrames(environment);
    let drawings = 0;
    for (let round = 0; round < 3; round += 1) {
      requestFrame(() => void (drawings += 1));
      environment.advance(frameMs);
      environment.paint();
      environment.advance(2 * frameMs);
    }
    expect(drawings).toBe(3);
  });

  it.each([12, 16, 22])('take their share of the time and no more where a drawing takes %i ms', (paintMs) => {
    const busyMs = inASecond(paintMs).drawings * paintMs;
    expect(busyMs).toBeGreaterThan(420);
    expect(busyMs).toBeLessThan(550);
  });

  it('are not put off for long, however slow the device is', () => {
    expect(inASecond(100).drawings).toBeGreaterThan(5);
  });

  it('are asked for when one is due, and not to look at the clock', () => {
    const { drawings, asked } = inASecond(22);
    expect(drawings).toBeGreaterThan(10);
    expect(asked).toBeLessThan(drawings * 1.5);
  });

  it('are not asked for after they were given up', () => {
    const environment = createFakeEnvironment();
    const requestFrame = paceFrames(environment);
    let drawings = 0;
    const draw = () => void (drawings += 1);
    environment.setPaintMs(100);
    for (let first = 0; first < 4; first += 1) {
      requestFrame(draw);
      environment.paint();
      environment.advance(100);
    }
    requestFrame(draw);
    environment.paint();
    // Put off, and given up while it waits.
    const cancel = requestFrame(draw);
    environment.paint();
    cancel();
    environment.advance(1000);
    environment.paint();
    expect(drawings).toBe(5);
  });
});
