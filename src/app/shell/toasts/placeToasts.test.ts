import { placeToasts, toastsTop } from './placeToasts';

const at = (left: number, top: number, height = 32) => ({
  left,
  right: left + 100,
  top,
  bottom: top + height,
  width: 100,
});
const size = { width: 1440, height: 900 };

describe('the place of toasts', () => {
  it('is below the controls that they would cover, and those below these', () => {
    expect(toastsTop([at(1300, 160, 36), at(1300, 116)], size)).toBe(198);
  });

  it('is below a control that the foot of a toast would reach', () => {
    expect(toastsTop([at(1300, 90), at(1300, 160)], size)).toBe(194);
  });

  it('is between the head of a page and its bar where one line of words fits', () => {
    expect(toastsTop([at(1300, 90), at(1300, 187), at(1300, 235)], size)).toBe(124);
    const low = { width: 1024, height: 768 };
    expect(toastsTop([at(900, 80), at(900, 165), at(900, 205), at(900, 252)], low)).toBe(114);
  });

  it('is the usual one where controls are elsewhere', () => {
    expect(toastsTop([at(700, 116), at(1300, 60), at(1300, 300)], size)).toBe(112);
  });

  it('is the usual one where controls reach down to its middle, and not below its foot', () => {
    const many = Array.from({ length: 6 }, (_, index) => at(1300, 116 + index * 36));
    expect(toastsTop(many, size)).toBe(112);
    expect(toastsTop([at(1300, 842)], size)).toBe(112);
  });

  it('is free of a button for all of several toasts', () => {
    const retry = at(1300, 170);
    expect(toastsTop([retry], size)).toBe(112);
    expect(toastsTop([retry], size, { width: 320, height: 138 })).toBe(204);
  });

  it('covers the end of a wide link rather than a whole button', () => {
    const link = { left: 400, right: 1400, width: 1000, top: 160, bottom: 320 };
    expect(toastsTop([at(1300, 116), link], size)).toBe(150);
  });

  it('stays where toasts are read, unless they would hide a button there', () => {
    const stack = { width: 320, height: 92 };
    expect(toastsTop([], size, stack, 150)).toBe(150);
    expect(toastsTop([at(1300, 190)], size, stack, 150)).toBe(224);
    const low = { width: 1024, height: 480 };
    const card = { left: 782, right: 1000, width: 218, top: 154, bottom: 262 };
    expect(toastsTop([at(900, 104), card], low, { width: 320, height: 138 }, 50)).toBe(138);
    expect(toastsTop([{ ...at(1080, 190), right: 1130, width: 50 }], size, stack, 150)).toBe(150);
  });

  it('is higher in a low window', () => {
    expect(toastsTop([], { width: 1440, height: 600 })).toBe(50);
  });
});

it('is right below the header on a page whose fields fill the window', () => {
  document.body.innerHTML = '<main><form data-toasts-at-top></form></main>';
  placeToasts(false);
  expect(document.documentElement.style.getPropertyValue('--toasts-top')).toBe('50px');
  document.body.innerHTML = '<main></main>';
  placeToasts(false);
  expect(document.documentElement.style.getPropertyValue('--toasts-top')).toBe('112px');
});
