import { parseLanding } from './parseLanding';

const base = 'https://worker.example/';

describe('parseLanding', () => {
  it('leaves out what cannot be read and keeps its neighbours', () => {
    const content = parseLanding(
      {
        featuredTours: [
          null,
          7,
          { id: 'x' },
          {
            id: 't',
            title: 'Fort',
            languages: ['en', 3],
            sampleTranscriptId: 12,
            sampleLanguage: 'ta',
          },
          { id: 'u', title: 'Gate', sampleTranscriptId: {} },
        ],
        coverage: { cities: [{ country: 'India' }, { city: 'Agra', tourCount: '2' }] },
        languages: [{ label: 'None' }, { code: 'hi' }],
        highlights: 'three',
      },
      base,
    );
    expect(content.featuredTours).toMatchObject([
      { id: 't', languages: ['en'], sampleTranscriptId: '12', sampleLanguage: 'ta' },
      { id: 'u', sampleTranscriptId: null, sampleLanguage: null },
    ]);
    expect(content.coverage).toMatchObject({ cities: [{ tourCount: 2 }], totalCities: 1 });
    expect(content.languages).toEqual([{ code: 'hi', label: 'hi', native_label: 'hi' }]);
    expect(content.highlights).toEqual([]);
  });

  it('knows every spelling of a cover, and drops what is no http(s) URL', () => {
    const tours = [
      { title: 'a', cover_url: 'a.webp' },
      { title: 'b', cover_media_url: 'https://cdn.example/b.webp' },
      { title: 'c', coverImageUrl: 'javascript:alert(1)' },
    ];
    const covers = parseLanding({ featuredTours: tours }, base).featuredTours;
    expect(covers.map(({ coverImageUrl }) => coverImageUrl)).toEqual([
      'https://worker.example/a.webp',
      'https://cdn.example/b.webp',
      null,
    ]);
  });

  it('takes the first of two entries with one id', () => {
    const languages = [{ code: 'hi', label: 'Hindi' }, { code: 'en' }, { code: 'hi' }];
    const read = parseLanding({ languages }, base).languages;
    expect(read.map(({ label }) => label)).toEqual(['Hindi', 'en']);
  });

  it('refuses what is no record', () => {
    expect(() => parseLanding('soon', base)).toThrow('GET /api/landing');
  });
});
