import { endpointCases } from '../../testing/endpointCases';
import { json, named, outcomeOf } from '../../testing/workers/outcomeOf';

describe('rows of a list', () => {
  const lists = ['getTours', 'getSections', 'getLanguages', 'getTourTranslations'];
  it.each(lists)('%s: one that cannot be read does not take the others with it', async (name) => {
    const [row] = [named(name).validResponse].flat();
    const { data, problem } = await outcomeOf(named(name), json([row, { label: 'no id' }]));
    expect(problem).toBeNull();
    const unreadable = [expect.stringMatching(/^Invalid JSON response: GET \/\S+ lacks a usable/)];
    expect(data).toMatchObject({ unreadable });
  });

  it('a chapter without an id or a start is told apart', async () => {
    const respond = json([
      { id: 'c1', title: 'One', start_time_seconds: 1 },
      { title: 'Two', start_time_seconds: '9.5' },
      { id: 'c3', title: 'Three' },
      null,
    ]);
    const { data } = await outcomeOf(named('getChapters'), respond);
    expect(data).toMatchObject({
      unreadableChapters: [
        { title: 'Two', startSeconds: 9.5 },
        { title: 'Three', startSeconds: null },
        { title: '', startSeconds: null },
      ],
    });
  });
});

describe('counts as text', () => {
  it.each([
    ['getTourPlays', { by_language: { en: '1400' } }, { tour_popularity: [{ tour_id: 't' }] }],
  ])('%s', async (name, byLanguage, body) => {
    const [row] = body.tour_popularity;
    const respond = json({
      success: true,
      data: { tours: { tour_popularity: [{ ...row, ...byLanguage }] } },
    });
    const { data } = await outcomeOf(named(name), respond);
    expect(data).toMatchObject([{ by_language: { en: 1400 } }]);
  });

  it('getUserCounts', async () => {
    const body = { total_users: '1500', by_language: { hi: '1400' } };
    const { data } = await outcomeOf(named('getUserCounts'), json([body]));
    expect(data).toEqual({ total_users: 1500, by_language: { hi: 1400 } });
  });
});

describe('an envelope', () => {
  const reads = [
    'getAnalyticsOverview',
    'getSectionPlays',
    'getTourPlays',
    'getAdminOverview',
    'getUserCounts',
  ];
  it.each([...reads, 'sendNotification'])('is opened: %s', async (name) => {
    const { validResponse } = named(name);
    const plain = await outcomeOf(named(name), json(validResponse));
    const wrapped = await outcomeOf(named(name), json({ success: true, data: validResponse }));
    const listed = await outcomeOf(named(name), json([validResponse]));
    expect(plain.problem).toBeNull();
    expect([wrapped, listed]).toEqual([plain, plain]);
  });
});

describe('a 409 of a request for access', () => {
  const { requestAccess } = endpointCases;
  it.each([
    ['a record', { existing_request: { status: 'pending', reason: 'x' } }, 'x'],
    ['a list', { existing_request: [{ status: 'pending', reason: 'x' }] }, 'x'],
    ['none', { error: 'conflict' }, null],
    ['a text', { existing_request: 'pending' }, null],
    ['an empty list', { existing_request: [] }, null],
  ])('with %s', async (_name, body, reason) => {
    if (requestAccess === undefined) throw new Error('Not in the table');
    const { data, problem } = await outcomeOf(requestAccess, json(body, 409));
    expect(problem).toBeNull();
    const request = reason === null ? null : expect.objectContaining({ reason });
    expect(data).toEqual({ type: 'pending', request });
  });
});
