import { describe, expect, it } from 'vitest';
import { depositFixture } from '../testing/moneyFixtures.ts';
import { isToBroker } from './isToBroker.ts';

const { amount, instruction } = depositFixture;
const link = instruction.link ?? '';

describe('isToBroker [I6A-1-HANDLE] [DEM-35]', () => {
  it.each([
    ['the handle of a registered broker', {}, true],
    ['a transfer to one', { link: null }, true],
    ['a handle of anybody', { upi_id: 'wealth@sbox' }, false],
    ['a handle that only begins like one', { upi_id: 'wealth.brk@validsbox.evil' }, false],
    ['a link that pays somebody else', { link: link.replace('wealth.brk@validsbox', 'thief@sbox') }, false],
    ['a link with two payees', { link: `${link}&pa=thief@sbox` }, false],
    [
      'a link whose second payee comes after another question mark',
      { link: `${link}?&pa=thief@sbox` },
      false,
    ],
    ['a link with a second payee that a browser puts together', { link: `${link}&p\na=thief@sbox` }, false],
    ['a link with a second payee in its fragment', { link: `${link}#&pa=thief@sbox` }, false],
    ['a link to a page', { link: link.replace('upi://pay', 'https://pay.example') }, false],
  ])('%s', (_name, different, isGood) => {
    expect(isToBroker({ amount, instruction: { ...instruction, ...different } })).toBe(isGood);
  });

  it.each([
    ['the amount without paise', link.replace('am=50000.00', 'am=50000'), true],
    ['another amount', link.replace('am=50000.00', 'am=500000.00'), false],
    ['a paisa more', link.replace('am=50000.00', 'am=50000.01'), false],
    ['no amount', link.replace('&am=50000.00', ''), false],
    ['two amounts', `${link}&am=1.00`, false],
    ['an amount in other writing', link.replace('am=50000.00', 'am=5e4'), false],
    ['a third decimal', link.replace('am=50000.00', 'am=50000.001'), false],
    ['a least amount beside it', `${link}&mam=1.00`, false],
    ['another currency', link.replace('cu=INR', 'cu=USD'), false],
  ])('of a link with %s [I6A-1-AMOUNT]', (_name, different, isGood) => {
    expect(isToBroker({ amount, instruction: { ...instruction, link: different } })).toBe(isGood);
  });
});
