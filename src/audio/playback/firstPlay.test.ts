import { watchFirstPlay } from './firstPlay';

class TestMedia extends EventTarget {
  currentTime = 0;
  paused = true;
  seeking = false;

  emit(type: string): this {
    this.dispatchEvent(new Event(type));
    return this;
  }

  play(): this {
    this.paused = false;
    return this.emit('playing');
  }

  pause(): this {
    this.paused = true;
    return this.emit('pause');
  }

  playThrough(...seconds: number[]): this {
    for (const at of seconds) {
      this.currentTime = at;
      this.emit('timeupdate');
    }
    return this;
  }

  jump(to: number): this {
    this.seeking = true;
    this.currentTime = to;
    this.emit('seeking');
    this.emit('timeupdate');
    this.seeking = false;
    return this.emit('seeked');
  }
}

function watched() {
  const media = new TestMedia();
  let plays = 0;
  const stop = watchFirstPlay(media, () => (plays += 1));
  return { media, stop, plays: () => plays };
}

describe('the first play of a source', () => {
  it('counts once after a second of playback', () => {
    const { media, plays } = watched();
    media.play().playThrough(0.25, 0.5, 0.75);
    expect(plays()).toBe(0);
    media.playThrough(1);
    expect(plays()).toBe(1);
    media.playThrough(2, 3).pause().play().playThrough(4, 5, 6).jump(0).playThrough(1, 2);
    expect(plays()).toBe(1);
  });

  it('is not a walk with the playhead', () => {
    const { media, plays } = watched();
    media.jump(10).jump(20).jump(30).playThrough(31, 32);
    expect(plays()).toBe(0);
  });

  it('does not count time that was skipped', () => {
    const { media, plays } = watched();
    media.play().playThrough(0.2).jump(30).jump(60).playThrough(60.2).pause();
    expect(plays()).toBe(0);
    media.play().playThrough(60.9);
    expect(plays()).toBe(1);
  });

  it('counts a recording of less than a second at its end', () => {
    const { media, plays } = watched();
    media.play().playThrough(0.4);
    media.emit('ended');
    expect(plays()).toBe(1);
  });

  it('is not counted after the watch ended', () => {
    const { media, stop, plays } = watched();
    stop();
    media.play().playThrough(0.5, 1, 1.5);
    expect(plays()).toBe(0);
  });
});
