import { audioFileProblem, uploadProblem } from './audioFileProblem';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

describe('an audio file', () => {
  it('is taken by its type, or by its name where the system knows no type', () => {
    expect(audioFileProblem(file('gate.mp3', 'audio/mpeg'))).toBeNull();
    expect(audioFileProblem(file('gate.m4a', ''))).toBeNull();
    expect(audioFileProblem(file('gate.wav', 'audio/x-wav'))).toBeNull();
  });

  it('is refused when it is none, or too large', () => {
    const notAudio = 'Please select an audio file';
    const tooLarge = 'Audio file is too large. Maximum size is 100MB.';
    const limit = 100 * 1024 * 1024;
    expect(audioFileProblem(file('gate.mp3', 'audio/mpeg', 0))).toBe('The file is empty.');
    expect(audioFileProblem(file('gate.png', 'image/png'))).toBe(notAudio);
    expect(audioFileProblem(file('gate.txt', ''))).toBe(notAudio);
    expect(audioFileProblem(file('gate.mp3', 'audio/mpeg', limit))).toBeNull();
    expect(audioFileProblem(file('gate.mp3', 'audio/mpeg', limit + 1))).toBe(tooLarge);
  });

  it('needs to be there, and a tour', () => {
    const audio = new File(['x'], 'gate.mp3', { type: 'audio/mpeg' });
    expect(uploadProblem(null, 't')).toBe('No audio file selected');
    expect(uploadProblem(audio, '')).toBe('Tour ID is required');
    expect(uploadProblem(audio, 't')).toBeNull();
  });
});
