import { once } from './once';

it('makes when first asked, and once', () => {
  const make = jest.fn(() => undefined);
  const get = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([get(), get()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});
