import { recordingFileName } from './recordingFileName';

test('a recording is saved under a name that every system takes, with language and kind', () => {
  const file = { title: 'Gate', language: 'English', filename: 'take-2.WAV', type: 'audio/mpeg' };
  expect(recordingFileName(file)).toBe('Gate (English).wav');
  expect(recordingFileName({ ...file, title: ' AC/DC: “द्वार”?\n', filename: null })).toBe(
    'AC DC “द्वार” (English).mp3',
  );
  const given = { ...file, filename: 'given-audio', type: 'audio/x-wav; charset=binary' };
  expect(recordingFileName(given)).toBe('Gate (English).wav');
  expect(recordingFileName({ ...given, type: '' })).toBe('Gate (English)');
  expect(recordingFileName({ ...file, title: 'न'.repeat(300) })).toHaveLength(60 + 14);
});
