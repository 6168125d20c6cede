/** Fake audio elements for component tests, since jsdom's neither load nor play anything. */
export class FakeMediaElements {
  /** The element that was played last; null before. */
  element: HTMLMediaElement | null = null;

  /** Replaces loading and playback of audio elements; files are fetched by `fetchFile`. */
  install(fetchFile: (url: string) => Promise<Response>): void {
    const played = (element: HTMLMediaElement) => (this.element = element);
    const setPaused = (element: HTMLMediaElement, isPaused: boolean, ...events: string[]) => {
      Object.defineProperty(element, 'paused', { value: isPaused, configurable: true });
      events.forEach((type) => element.dispatchEvent(new Event(type)));
    };
    HTMLMediaElement.prototype.play = async function play() {
      setPaused(played(this), false, 'play', 'playing');
    };
    HTMLMediaElement.prototype.pause = function pause() {
      if (!this.paused) setPaused(this, true, 'pause');
    };
    globalThis.fetch = (input) => fetchFile(String(input));
  }

  /** Advances playback to a time in steps of 0.25 s, with a `timeupdate` event each. */
  playTo(seconds: number): void {
    const { element } = this;
    if (element === null) throw new Error('Nothing plays');
    while (element.currentTime < seconds) {
      element.currentTime = Math.min(seconds, element.currentTime + 0.25);
      element.dispatchEvent(new Event('timeupdate'));
    }
  }
}

/** A silent WAV file, which the worker accepts as a recording. */
export function wavFile(name: string, seconds: number): File {
  const rate = 8000;
  const samples = Math.round(seconds * rate);
  const bytes = new DataView(new ArrayBuffer(44 + samples));
  const put = (offset: number, text: string) =>
    [...text].forEach((letter, at) => bytes.setUint8(offset + at, letter.charCodeAt(0)));
  put(0, 'RIFF');
  bytes.setUint32(4, 36 + samples, true);
  put(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, rate, true);
  bytes.setUint32(28, rate, true);
  bytes.setUint16(32, 1, true);
  bytes.setUint16(34, 8, true);
  put(36, 'data');
  bytes.setUint32(40, samples, true);
  return new File([new Uint8Array(bytes.buffer).fill(128, 44)], name, { type: 'audio/wav' });
}
