import { describe, expect, it } from 'vitest';
import { besidePeers } from './besidePeers.ts';

const late = { name: 'late', unit: ' ms' };

describe('a figure beside the peers', () => {
  it('is met ahead of the grid and within the distance of the plain page', () => {
    const limit = { value: 18, text: 'plain + 6' };
    expect(besidePeers(late, { wealth: 17, grid: 30, plain: 12 }, { limit })).toEqual({
      name: 'late',
      value: '17 ms',
      peers: { 'AG Grid': '30 ms', 'plain DOM': '12 ms' },
      limit: '≤ 18 ms (plain + 6), < AG Grid',
      isMet: true,
    });
    expect(besidePeers(late, { wealth: 19, grid: 30, plain: 12 }, { limit }).isMet).toBe(false);
    expect(besidePeers(late, { wealth: 17, grid: 17, plain: 12 }, { limit }).isMet).toBe(false);
  });

  it('turns round where more is better, and calls equal what cannot be told apart', () => {
    const frames = { name: 'frames' };
    const rule = { isMore: true, sameWithin: 0.5 };
    expect(besidePeers(frames, { wealth: 59.8, grid: 60, plain: 60 }, rule).isMet).toBe(true);
    expect(besidePeers(frames, { wealth: 59.4, grid: 60, plain: 60 }, rule).isMet).toBe(false);
    expect(besidePeers(frames, { wealth: 61, grid: 60, plain: 60 }, { isMore: true }).isMet).toBe(true);
  });
});
