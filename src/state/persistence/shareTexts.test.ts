import fc from 'fast-check';
import { shareTexts } from './shareTexts';

const row = fc.dictionary(
  fc.string({ maxLength: 3 }),
  fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.string())),
);

test('rows say what they said, in every bucket', () => {
  fc.assert(
    fc.property(fc.array(fc.dictionary(fc.string({ maxLength: 3 }), row)), (buckets) => {
      const before = structuredClone(buckets);
      const steps = [...shareTexts(buckets)];
      expect(buckets).toEqual(before);
      expect(steps).toHaveLength(buckets.length);
    }),
  );
});

test('a row that may not be changed is left alone', () => {
  const frozen = Object.freeze({ country: 'India' });
  expect(() => [...shareTexts([{ a: { country: 'India' }, b: frozen }])]).not.toThrow();
});
