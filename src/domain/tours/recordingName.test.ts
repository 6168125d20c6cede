import { recordingName } from './recordingName';

test('a recording is called by its title, else by its section, else by its file', () => {
  const recording = { title: null, language: 'hi', filename: 'gate.mp3' };
  expect(recordingName({ ...recording, title: 'द्वार' }, 'बाग़')).toEqual({
    text: 'द्वार',
    language: 'hi',
  });
  expect(recordingName({ ...recording, title: ' ' }, 'बाग़')).toEqual({
    text: 'बाग़',
    language: 'hi',
  });
  expect(recordingName(recording, null)).toEqual({ text: 'gate.mp3', language: 'en' });
  expect(recordingName({ ...recording, filename: null }, ' ').text).toBe('No title');
});
