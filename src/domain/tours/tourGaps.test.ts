import { tourGaps } from './tourGaps';

const whole = {
  title: 'Taj',
  description: 'A tomb',
  cover_media_url: 'c.jpg',
  duration_seconds: 60,
};

test('a tour with everything has no gaps; spaces fill none', () => {
  expect(tourGaps(whole)).toEqual([]);
  expect(tourGaps({ ...whole, title: ' ', description: '\n' })).toEqual(['title', 'description']);
  expect(tourGaps({ ...whole, cover_media_url: null, duration_seconds: null })).toEqual([
    'cover',
    'duration',
  ]);
});
