const RATE = 8000;
const SECONDS = 36;
/** Length of the pause that ends each period. */
const PAUSE_SECONDS = 1.2;
const PERIOD_SECONDS = 6;
const HEADER_BYTES = 44;

/** A recording of tones with pauses in between: WAV (RIFF), 8 kHz, 8 bits, one channel. */
export function speechLike(): Buffer {
  const samples = RATE * SECONDS;
  const file = Buffer.alloc(HEADER_BYTES + samples, 128);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER_BYTES - 8 + samples, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples, 40);
  for (let index = 0; index < samples; index += 1) {
    const second = index / RATE;
    const isPause = second % PERIOD_SECONDS > PERIOD_SECONDS - PAUSE_SECONDS;
    if (isPause) continue;
    const tone = Math.sin(2 * Math.PI * 220 * second) * Math.sin(2 * Math.PI * 3 * second);
    file[HEADER_BYTES + index] = 128 + Math.round(90 * tone);
  }
  return file;
}
