import { render, renderHook, screen } from '@testing-library/react';
import { TourCard } from './TourCard';
import { useTourReader } from '../reader/useTourReader';
import { useSample } from '../sample/useSample';

const tour = {
  id: 'a',
  title: 'Charminar',
  description: 'Four towers.',
  coverImageUrl: null,
  city: '',
  country: '',
  languages: ['en', 'ur'],
  sampleAudioUrl: null,
  sampleTranscriptId: null,
  sampleLanguage: null,
  durationSeconds: null,
  sectionCount: null,
};

test.each([
  ['ur', 'ur'],
  ['ml', ''],
])('a card asked for in %s says that its texts are in "%s"', (language, lang) => {
  const { result } = renderHook(() => ({ sample: useSample([tour]), reading: useTourReader() }));
  render(<TourCard tour={tour} languages={[]} language={language} {...result.current} />);
  expect(screen.getByRole('heading', { name: 'Charminar' })).toHaveAttribute('lang', lang);
  expect(screen.getByText('Four towers.')).toHaveAttribute('lang', lang);
});

test.each([
  ['en', true],
  ['hi', false],
  [null, false],
])('a card in Hindi whose sample is in %p says so: %p', (sampleLanguage, isShown) => {
  const heard = { ...tour, sampleAudioUrl: 'https://worker.example/a.mp3', sampleLanguage };
  const { result } = renderHook(() => ({ sample: useSample([heard]), reading: useTourReader() }));
  const languages = [{ code: 'en', label: 'English', native_label: 'English' }];
  render(<TourCard tour={heard} languages={languages} language="hi" {...result.current} />);
  expect(screen.getByRole('button', { name: 'Play sample of Charminar' })).toBeInTheDocument();
  expect(screen.queryByText('Sample in English') !== null).toBe(isShown);
});

test.each([
  ['en', 'English, Hindi, Bengali +2'],
  ['ur', 'Urdu, English, Hindi +2'],
])('a card in %s names that language first, then those of the page', (language, line) => {
  const languages = ['English', 'Hindi', 'Bengali', 'Urdu'].map((label) => {
    return { code: label.slice(0, 2).toLowerCase(), label, native_label: label };
  });
  const spoken = { ...tour, languages: ['be', 'de', 'en', 'hi', 'ur'] };
  const { result } = renderHook(() => ({ sample: useSample([]), reading: useTourReader() }));
  render(<TourCard tour={spoken} languages={languages} language={language} {...result.current} />);
  expect(screen.getByText(line)).toBeInTheDocument();
});
