import fc from 'fast-check';
import { startAfterPause } from './chapterSuggestions';
import { transcriptSentences as sentencesOf } from './transcriptSentences';

type Speech = Parameters<typeof sentencesOf>[1];

const transcriptSentences = (
  transcript: string,
  speech: Omit<Speech, 'chapters'> & Partial<Speech>,
) => sentencesOf(transcript, { chapters: [], ...speech });

const startsOf = (sentences: readonly { startMs: number }[]) =>
  sentences.map(({ startMs }) => startMs);

describe('sentences of a transcript', () => {
  it('end at the marks of their script, and with their line', () => {
    const textsOf = (transcript: string) =>
      transcriptSentences(transcript, { pauses: [], durationMs: 1000 }).map(({ text }) => text);
    expect(textsOf('यह द्वार है। आगे चलिए! यहाँ रुकिए')).toEqual(['यह द्वार है।', 'आगे चलिए!', 'यहाँ रुकिए']);
    expect(textsOf('یہ دروازہ ہے۔ آگے چلیے؟')).toEqual(['یہ دروازہ ہے۔', 'آگے چلیے؟']);
    expect(textsOf('The gate\n\nStands 3.5 m high. Look up.')).toEqual([
      'The gate',
      'Stands 3.5 m high.',
      'Look up.',
    ]);
    expect(textsOf(' \n ')).toEqual([]);
  });

  it('begin by their lengths where no pause is known', () => {
    const sentences = transcriptSentences('Ten long. Nine more. A sentence twice!', {
      pauses: [],
      durationMs: 36_000,
    });
    expect(startsOf(sentences)).toEqual([0, 9000, 19_000]);
  });

  it('begin after pauses, the longest near where they are expected', () => {
    const pauses = [
      { startMs: 0, endMs: 1000 },
      { startMs: 7600, endMs: 7700 },
      { startMs: 9000, endMs: 10_000 },
      { startMs: 21_000, endMs: 22_500 },
    ];
    const sentences = transcriptSentences('Ten long. Nine more. A sentence twice!', {
      pauses,
      durationMs: 40_000,
    });
    expect(startsOf(sentences)).toEqual([0, 9900, 22_400]);
  });

  it('begin with the chapters near where they are expected, which set the next ones right', () => {
    const chapters = [
      { title: 'One', startMs: 0 },
      { title: 'Amid a sentence', startMs: 10_400 },
      { title: 'Two', startMs: 11_000 },
      { title: 'Beyond the end', startMs: 40_000 },
    ];
    const pauses = [
      { startMs: 8500, endMs: 9500 },
      { startMs: 10_900, endMs: 11_200 },
    ];
    const sentences = transcriptSentences('Ten long. Nine more. A sentence twice!', {
      pauses,
      durationMs: 39_000,
      chapters,
    });
    expect(startsOf(sentences)).toEqual([0, 11_000, 21_496]);
  });

  it('begin with the chapters that are named after them, wherever these are', () => {
    const chapters = [
      { title: 'The gate.', startMs: 4500 },
      { title: 'The moat is deep. Look.', startMs: 9250 },
      { title: 'Now look at the walls', startMs: 12_000 },
    ];
    const sentences = transcriptSentences(
      'The gate. The moat is deep. Look. Now look at the walls.',
      {
        pauses: [],
        durationMs: 120_000,
        chapters,
      },
    );
    const [gate, moat, look, walls] = startsOf(sentences);
    expect([gate, moat, walls]).toEqual([4500, 9250, 12_000]);
    expect(look).toBeGreaterThan(9250);
    expect(look).toBeLessThan(12_000);
  });

  it('are found after their pauses, whatever their lengths, within the recording and by time', () => {
    const sentence = fc.record({
      letters: fc.integer({ min: 12, max: 200 }),
      pauseMs: fc.integer({ min: 400, max: 900 }),
    });
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 40 }), (spoken) => {
        let ms = 0;
        const pauses = spoken.map(({ letters, pauseMs }) => {
          const startMs = ms + letters * 70;
          ms = startMs + pauseMs;
          return { startMs, endMs: ms };
        });
        const transcript = spoken.map(({ letters }) => `${'A'.repeat(letters - 1)}.`).join(' ');
        const sentences = transcriptSentences(transcript, { pauses, durationMs: ms });
        expect(startsOf(sentences)).toEqual([0, ...pauses.slice(0, -1).map(startAfterPause)]);
      }),
    );
  });

  it('stay by time and within the recording for any pauses and chapters', () => {
    const pause = fc.tuple(fc.nat(60_000), fc.nat(3000));
    fc.assert(
      fc.property(fc.array(pause, { maxLength: 30 }), fc.string(), (drawn, words) => {
        const pauses = drawn
          .map(([startMs, length]) => ({ startMs, endMs: startMs + length }))
          .sort((a, b) => a.startMs - b.startMs)
          .filter(({ startMs }, index, all) => startMs > (all[index - 1]?.endMs ?? -1));
        const chapters = pauses.map(({ startMs }, index) => {
          return { title: index % 3 === 2 ? 'Last!' : '', startMs };
        });
        const starts = startsOf(
          transcriptSentences(`First. ${words}. Last!`, { pauses, durationMs: 64_000, chapters }),
        );
        expect(starts).toEqual([...starts].sort((a, b) => a - b));
        expect(Math.max(...starts)).toBeLessThanOrEqual(64_000);
      }),
    );
  });
});
