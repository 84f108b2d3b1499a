import { resolvePopupPlace } from './resolve-popup-place';

const across = (top: number, height: number, width = 390) => ({ left: 0, top, width, height });

describe('place of the offers pop-up', () => {
  it('is a card in the corner at the bottom right of a large window', () => {
    expect(resolvePopupPlace(1440, 900, [])).toEqual({
      look: 'card',
      area: { left: 1064, top: 476, width: 348, height: 396 },
    });
  });

  it('is one line when a button stands in that corner', () => {
    const button = { left: 1100, top: 700, width: 120, height: 44 };
    const place = resolvePopupPlace(1440, 900, [button]);
    expect(place).toEqual({
      look: 'strip',
      area: { left: 1012, top: 824, width: 400, height: 48 },
    });
  });

  it.each([
    [390, 844],
    [844, 390],
    [667, 375],
    [640, 400],
    [320, 568],
  ])('is one line at the bottom in a window of %i by %i', (width, height) => {
    const place = resolvePopupPlace(width, height, []);
    expect(place?.look).toBe('strip');
    expect(place?.area.height).toBe(48);
    const { left = 0, top = 0, width: wide = 0 } = place?.area ?? {};
    expect(top).toBe(height - 48 - 8);
    expect(left).toBeGreaterThanOrEqual(8);
    expect(left + wide).toBeLessThanOrEqual(width - 8);
  });

  it('is one line beside words and buttons in a low window, where a wider one would lie over them', () => {
    const words = { left: 0, top: 66, width: 302, height: 334 };
    expect(resolvePopupPlace(640, 400, [words])).toEqual({
      look: 'strip',
      area: { left: 308, top: 344, width: 324, height: 48 },
    });
  });

  it('is one line above a button that stands at the bottom of a phone, and does not touch it', () => {
    const place = resolvePopupPlace(390, 844, [across(780, 50)]);
    expect(place?.area.top).toBe(728);
  });

  it('is one line above a text at the bottom of a phone', () => {
    expect(resolvePopupPlace(390, 844, [], [across(700, 144)])?.area.top).toBe(648);
  });

  it('is at the bottom, over a text, where only the middle of the window has neither', () => {
    expect(resolvePopupPlace(390, 844, [], [across(500, 344)])?.area.top).toBe(788);
  });

  it('is one line where the card would lie over a text', () => {
    const numbers = { left: 40, top: 760, width: 1300, height: 90 };
    expect(resolvePopupPlace(1440, 900, [], [numbers])).toEqual({
      look: 'strip',
      area: { left: 1012, top: 708, width: 400, height: 48 },
    });
  });

  it('is nowhere while everything is taken', () => {
    expect(resolvePopupPlace(390, 844, [across(0, 844)])).toBeUndefined();
  });
});
