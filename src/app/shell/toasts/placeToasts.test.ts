import { clearTop } from './placeToasts';

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
    expect(clearTop([at(1300, 160, 36), at(1300, 116)], 118, size)).toBe(204);
  });

  it('is as given where controls are elsewhere', () => {
    expect(clearTop([at(700, 116), at(1300, 60), at(1300, 300)], 118, size)).toBe(118);
  });

  it('is as given where controls reach down the window', () => {
    const many = Array.from({ length: 20 }, (_, index) => at(1300, 116 + index * 36));
    expect(clearTop(many, 118, size)).toBe(118);
  });
});
