import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { depositFixture } from '../testing/moneyFixtures.ts';
import { QrCode } from './QrCode.tsx';

/** Pixels of a module, as a camera would have them. */
const scale = 4;
const white = 255;

/** The picture that the drawing makes: white, with the rectangles of its path in black. */
function pictureOf(svg: SVGElement) {
  const [, , size = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(white);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return { pixels, side, size };
}

describe('QrCode', () => {
  it('is read by a camera: payee, handle, category, amount and reference [I6A-1-QR] [DEM-35]', () => {
    const { link } = depositFixture.instruction;
    render(<QrCode text={link ?? ''} label="QR code: pay" />);
    const svg = screen.getByRole('img', { name: 'QR code: pay' });
    if (!(svg instanceof SVGElement)) throw new Error('The code is no drawing.');
    const { pixels, side } = pictureOf(svg);

    const read = jsQR(pixels, side, side)?.data ?? '';

    const [address, query] = read.split('?');
    expect(address).toBe('upi://pay');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      pa: 'wealth.brk@validsbox',
      pn: 'Wealth Sandbox Securities',
      mc: '6211',
      tr: 'WD4F7A2C91',
      am: '50000.00',
      cu: 'INR',
    });
  });

  it('has four light modules around it [I6A-1-QR]', () => {
    render(<QrCode text="upi://pay" label="code" />);
    const svg = screen.getByRole('img', { name: 'code' });
    const [, , size = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const places = [...(svg.innerHTML.match(/M(\d+) (\d+)h(\d+)/g) ?? [])].map((one) =>
      one.slice(1).split(/[ h]/).map(Number),
    );
    const all = places.flatMap(([x = 0, y = 0, length = 0]) => [x, y, x + length, y + 1]);
    expect(Math.min(...all)).toBe(4);
    expect(Math.max(...all)).toBe(size - 4);
  });
});
