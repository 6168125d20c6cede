import { noEarlierSource } from '../../domain/record/earlierSource';
import { readAdminOverview, readAdminRequest } from './readAdminRecords';
import { readAnalyticsOverview, readSectionPlays, readTourPlays } from './readAnalytics';
import {
  readChapter,
  readLanguage,
  readMedia,
  readSection,
  readSectionTranslation,
  readTour,
  readTourTranslation,
} from './readRecords';

const call = 'GET /x';

describe('records', () => {
  it('of a tour have its fields and its words in the language asked for', () => {
    const row = {
      id: 't',
      slug: 'fort',
      city: 'Agra',
      country: 'India',
      duration_seconds: 90,
      primary_language: 'en',
      is_published: true,
      published_at: 'p',
      created_at: 'c',
      updated_at: 'u',
      cover_media_url: '/c.png',
      title: 'Fort',
      description: 'Red',
      language: 'hi',
      slug_suffix: 'hi',
      tour_sections: [{ id: 's' }],
    };
    const tour = readTour({ ...row, unknown: 1 }, call, 'en');
    expect(tour).toMatchObject({ ...row, tour_sections: [{ id: 's', order_index: 0 }] });
    expect(tour).not.toHaveProperty('unknown');
    const whole = { ...row, tour_sections: null };
    expect(readTour(whole, call, 'en')).toEqual(whole);
    const named = { ...whole, available_languages: ['en', 'hi'] };
    expect(readTour(named, call, 'en')).toEqual(named);
    const unnamed = readTour({ ...named, available_languages: 'en' }, call, 'en');
    expect(unnamed).toEqual({ ...whole, ...noEarlierSource });
    const earlier = { earlier_source_title: 'Old fort', earlier_source_description: null };
    expect(readTour({ ...row, ...earlier }, call, 'en')).toMatchObject(earlier);
    expect(readTour({ ...whole, earlier_source_title: 7 }, call, 'en')).toMatchObject({
      earlier_source_title: '7',
    });
    expect(readTour({ ...row, available_languages: ['en'] }, call, 'en')).toMatchObject({
      available_languages: ['en'],
    });
    const spelled = { ...whole, cover_media_url: null, cover_url: '/d.png' };
    expect(readTour(spelled, call, 'en').cover_media_url).toBe('/d.png');
    const endless = { ...whole, duration_seconds: JSON.parse('1e999') as number }; // cast: the result of a JSON parser
    expect(readTour(endless, call, 'en').duration_seconds).toBeNull();
    expect(readTour({ id: 't' }, call, 'en')).toMatchObject({
      language: 'en',
      is_published: false,
    });
  });

  it('are kept under no name that every object has', () => {
    expect(() => readTour({ id: '__proto__' }, call, 'en')).toThrow('lacks a usable "id"');
    expect(() => readSection({ id: 'valueOf' }, call)).toThrow('lacks a usable "id"');
    expect(() => readLanguage({ code: 'constructor' }, call)).toThrow('lacks a usable "code"');
    expect(readTour({ id: 't', language: 'valueOf' }, call, 'en').language).toBe('en');
    expect(readMedia({ id: 'm', section_id: 'toString' }, call).section_id).toBeNull();
  });

  it.each(['cover_media_url', 'cover_url', 'coverImageUrl'])('take a cover called %s', (name) => {
    const row = { id: '1', language: 'en', [name]: '/c.png' };
    expect(readTour(row, call, 'en').cover_media_url).toBe('/c.png');
    expect(readSection(row, call).cover_media_url).toBe('/c.png');
    expect(readTourTranslation(row, call).cover_media_url).toBe('/c.png');
  });

  it('of a tour translation have the language as their slug suffix unless it is sent', () => {
    const row = { id: 'x', tour_id: 't', language: 'hi', title: 'लाल', description: 'क़िला' };
    expect(readTourTranslation(row, call)).toEqual({
      ...row,
      slug_suffix: 'hi',
      cover_media_url: null,
      earlier_source_title: null,
      earlier_source_description: null,
    });
  });

  it('of a section may lack a duration and words, and list their media', () => {
    const media = [{ id: 'm', type: 'audio', language: 'hi' }];
    const section = { id: 's', order_index: 3, duration_seconds: null, language: 'hi', media };
    expect(readSection({ ...section, title: 'Gate' }, call)).toMatchObject({
      ...section,
      title: 'Gate',
      description: null,
    });
    const text = { id: 'x', section_id: 's', language: 'hi', title: null, description: null };
    expect(readSectionTranslation(text, call)).toEqual({
      ...text,
      earlier_source_title: null,
      earlier_source_description: null,
    });
    const withSource = { ...text, earlier_source_title: 'Gate', earlier_source_description: null };
    expect(readSectionTranslation(withSource, call)).toEqual(withSource);
  });

  it('of media are pictures unless they say that they are audio', () => {
    const row = {
      id: 'm',
      tour_id: 't',
      section_id: 's',
      language: 'hi',
      type: 'audio',
      title: 'Gate',
      filename: 'g.mp3',
      transcript_text: 'Once',
      public_url: '/g.mp3',
      duration: 65,
      created_at: 'c',
      updated_at: null,
    };
    expect(readMedia(row, call)).toEqual(row);
    expect(readMedia({ id: 'm' }, call).type).toBe('image');
  });

  it('of a chapter may lack their end', () => {
    const row = { id: 'c', media_id: 'm', title: 'Gate', description: 'Old', order_index: 1 };
    const times = { start_time_seconds: 1.5, end_time_seconds: null };
    expect(readChapter({ ...row, ...times }, call)).toEqual({ ...row, ...times });
    expect(() => readChapter(row, call)).toThrow('GET /x lacks a usable "start_time_seconds"');
  });

  it('of a language have a globe unless they have a flag', () => {
    const row = {
      id: 'l',
      code: 'hi',
      label: 'Hindi',
      native_label: 'हिन्दी',
      flag: '🇮🇳',
      is_enabled: false,
      is_default: true,
      sort_order: 2,
    };
    expect(readLanguage(row, call)).toEqual(row);
    expect(readLanguage({ code: 'xx' }, call)).toMatchObject({ flag: '🌐', is_enabled: true });
  });

  it.each(['reason', 'request_reason'])('of a request for access take a %s', (name) => {
    const row = {
      id: 'r',
      status: 'rejected',
      notes: 'n',
      full_name: 'Noor',
      email: 'n@x.test',
      avatar_url: 'a',
      review_notes: 'Who?',
      reviewed_at: 'd',
      reviewed_by: 'Asha',
      created_at: 'c',
      updated_at: 'u',
    };
    expect(readAdminRequest({ ...row, [name]: 'To write' }, call)).toEqual({
      ...row,
      reason: 'To write',
    });
  });

  it('of the admin overview are six lists', () => {
    const admin = {
      id: 'a',
      full_name: 'Asha',
      email: 'a@x.test',
      avatar_url: null,
      role: 'owner',
      created_at: 'c',
    };
    const entry = {
      id: 'e',
      admin: { full_name: 'Asha', email: 'a@x.test' },
      action: 'promoted',
      target_email: 'n@x.test',
      details: { notes: 'Welcome', role: 'owner' },
      created_at: 'c',
    };
    const read = readAdminOverview({ admins: [admin], activity: [entry] }, call);
    expect(read).toMatchObject({ admins: [admin], pending: [], rejected: [], approved: [] });
    expect(read.demoted).toEqual([]);
    expect(read.activity[0]).toMatchObject({
      notes: 'Welcome',
      role: 'owner',
      admin: { name: 'Asha' },
    });
  });
});

describe('analytics', () => {
  const plays = {
    total_sections: 4,
    total_plays: 9,
    sections_with_plays: 3,
    avg_plays_per_section: 2.25,
  };
  const overview = {
    summary: { ...plays, most_played_section_count: 5, languages: ['en', 'hi'] },
    by_language: { en: plays },
  };
  const sections = [
    { section_id: 's', section_title: 'Gate', tour_name: 'Fort', language: 'en', plays: 5 },
  ];
  const tours = [
    { tour_id: 't', tour_name: 'Fort', total_plays: 9, sections_count: 4, by_language: { en: 9 } },
  ];

  it('are read with their outer key or without it', () => {
    const summary = { ...overview.summary, languages: 2 };
    for (const data of [overview, { overview }]) {
      expect(readAnalyticsOverview(data, call)).toEqual({ ...overview, summary });
    }
    const most_played_sections = sections;
    for (const data of [{ most_played_sections }, { sections: { most_played_sections } }]) {
      expect(readSectionPlays(data, call)).toEqual(sections);
    }
    const tour_popularity = tours;
    for (const data of [{ tour_popularity }, { tours: { tour_popularity } }]) {
      expect(readTourPlays(data, call)).toEqual(tours);
    }
  });

  it('take a number of languages as well as their list', () => {
    const summary = { ...overview.summary, languages: 7 };
    expect(readAnalyticsOverview({ ...overview, summary }, call).summary.languages).toBe(7);
  });
});
