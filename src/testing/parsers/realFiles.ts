import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readAacConfig, writeAdtsStream } from '../../audio/slices/adtsStream';
import { readMp4 } from '../../domain/audioFormats/readMp4';
import { gifFile } from '../workers/gifFile';
import { sourceOf } from '../recordings/syntheticRecordings';

const read = (file: string) => new Uint8Array(readFileSync(path.join(process.cwd(), file)));
const ownFile = (name: string) => read(`src/testing/parsers/files/${name}`);
/** Enough frames of a long file to exercise every state of a scanner. */
const SHORT_BYTES = 12_000;

/** The frames of an M4A file as an ADTS stream. */
async function adtsOf(m4a: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const audio = await readMp4(sourceOf(m4a));
  const config = audio.kind === 'read' ? readAacConfig(audio.sampleEntry) : null;
  if (audio.kind !== 'read' || config === null) throw new Error('Not AAC');
  return writeAdtsStream(config, m4a, 0, audio.index, [{ first: 0, end: 40 }]);
}

/** A file of each type accepted for upload, as written by real encoders. */
export async function realFiles(): Promise<Record<string, Uint8Array<ArrayBuffer>>> {
  const m4a = read('worker/sample/narrations/ahmedabad-old-city-pols-01-gu.m4a');
  return {
    'MP3, constant bit rate': read('e2e/recordings/sweeps-cbr.mp3').slice(0, SHORT_BYTES),
    'MP3, variable bit rate': read('e2e/recordings/sweeps-vbr.mp3').slice(0, SHORT_BYTES),
    M4A: m4a,
    ADTS: await adtsOf(m4a),
    WAV: ownFile('tone.wav'),
    FLAC: ownFile('tone.flac'),
    'Ogg, Vorbis': ownFile('tone.ogg'),
    'Ogg, Opus': ownFile('tone.opus'),
    JPEG: ownFile('dot.jpg'),
    PNG: read('public/favicon-32.png'),
    GIF: new Uint8Array(await gifFile().arrayBuffer()),
    WebP: read('worker/sample/pictures/jaipur-jantar-mantar-01.webp'),
  };
}
