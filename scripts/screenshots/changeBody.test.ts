import { changeBody, emptied, lengthened } from './changeBody';

const tour = { id: 't1', title: 'Taj', duration_seconds: 60, tour_sections: [{ id: 's1' }] };

test('lists and counts are emptied, and the record that was asked for stays', () => {
  expect(changeBody([tour], '/api/tours', emptied)).toEqual([]);
  expect(changeBody([tour], '/api/tours/t1', emptied)).toEqual([
    { id: 't1', title: 'Taj', duration_seconds: 0, tour_sections: [] },
  ]);
  expect(changeBody({ total_users: 7 }, '/api/notifications/user-counts', emptied)).toEqual({
    total_users: 0,
  });
});

test('texts that people write are lengthened, and nothing else', () => {
  expect(changeBody([tour], '/api/tours', lengthened)).toEqual([
    {
      id: 't1',
      title: expect.stringMatching(/^(Taj ){6}Donau\S+$/),
      duration_seconds: 60,
      tour_sections: [{ id: 's1' }],
    },
  ]);
});
