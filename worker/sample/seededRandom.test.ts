import { seededRandom } from './seededRandom';

it('repeats itself for the same seed alone', () => {
  const draw = (seed: string) => {
    const random = seededRandom(seed);
    return [random.next(), random.uuid(), random.integer(1, 1000), random.lognormal(90, 1)];
  };
  expect(draw('taj')).toEqual(draw('taj'));
  expect(draw('taj')).not.toEqual(draw('hampi'));
});

it('keeps within its bounds', () => {
  const random = seededRandom('bounds');
  const wholes = Array.from({ length: 2000 }, () => random.integer(3, 7));
  expect([Math.min(...wholes), Math.max(...wholes)]).toEqual([3, 7]);
  const parts = Array.from({ length: 2000 }, () => random.next());
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...parts)).toBeLessThan(1);
  const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length;
  expect(mean).toBeCloseTo(0.5, 1);
});

it('makes version 4 UUIDs, all different', () => {
  const random = seededRandom('uuid');
  const uuids = Array.from({ length: 5000 }, () => random.uuid());
  expect(new Set(uuids).size).toBe(5000);
  for (const uuid of uuids) {
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});

it('never comes upon the same id from two of many seeds', () => {
  const ids = new Set<string>();
  for (let seed = 0; seed < 5000; seed += 1) {
    const random = seededRandom(`tour-${seed}`);
    for (let draw = 0; draw < 40; draw += 1) ids.add(random.uuid());
  }
  expect(ids.size).toBe(5000 * 40);
});

it('puts half of its lognormal draws below the median', () => {
  const random = seededRandom('plays');
  const draws = Array.from({ length: 2000 }, () => random.lognormal(90, 1.1));
  const below = draws.filter((draw) => draw < 90).length;
  expect(below / draws.length).toBeCloseTo(0.5, 1);
});
