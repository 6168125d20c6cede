import { ENGLISH_ONLY, type Language } from '../../domain/languages/language';
import { type Media } from '../../domain/tours/media';
import { groupRecordings, openRecording } from './groupRecordings';

const english = ENGLISH_ONLY[0];
if (english === undefined) throw new Error('No English');
const languages: Language[] = [
  { ...english, code: 'hi', label: 'Hindi' },
  { ...english, code: 'en' },
];

const media = (id: string, language: string, created_at: string): Media => ({
  id,
  language,
  created_at,
  type: 'audio',
  tour_id: 't',
  section_id: 's',
  filename: `${id}.mp3`,
  title: null,
  transcript_text: null,
  public_url: '',
  duration: null,
  updated_at: null,
});

const all = [
  media('old', 'en', '2025-01-01'),
  media('new', 'en', '2025-03-01'),
  media('middle', 'en', '2025-02-01'),
  media('tamil', 'ta', '2025-01-01'),
  media('hindi', 'hi', '2025-01-01'),
  { ...media('picture', 'en', '2025-09-01'), type: 'image' as const },
];

describe('the recordings of a section', () => {
  it('stand by language in the order of the languages, the newest as the current one', () => {
    const groups = groupRecordings(all, languages);
    expect(groups.map((group) => group.language)).toEqual(['hi', 'en', 'ta']);
    expect(groups[1]?.current.id).toBe('new');
    expect(groups[1]?.previous.map((recording) => recording.id)).toEqual(['middle', 'old']);
  });

  it('open with the chosen one, else the first language that has one, else the first', () => {
    const groups = groupRecordings(all, languages);
    expect(openRecording(groups, 'old', ['hi'])?.id).toBe('old');
    expect(openRecording(groups, 'gone', ['en'])?.id).toBe('new');
    expect(openRecording(groups, null, ['ta', 'en'])?.id).toBe('tamil');
    expect(openRecording(groups, null, ['ml', 'en'])?.id).toBe('new');
    expect(openRecording(groups, null, ['ml'])?.id).toBe('hindi');
    expect(openRecording([], null, ['en'])).toBeNull();
  });
});
