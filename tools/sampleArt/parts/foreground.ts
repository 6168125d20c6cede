// Chooses the foreground, so that no two covers are framed alike.

import type { Scene } from '../art/scene.js';
import { bough, throughArch } from './frame.js';

type Frame = 'none' | 'bough' | 'arch';

const frames: Record<string, Frame[]> = {
  mausoleum: ['arch', 'bough', 'none'],
  fort: ['none', 'bough', 'none'],
  tower: ['bough', 'none'],
  stupa: ['bough', 'bough', 'none'],
  temple: ['none', 'bough', 'none'],
  gopuram: ['none', 'bough', 'none'],
  observatory: ['none', 'bough'],
  garden: ['bough', 'none', 'bough'],
  ruins: ['bough', 'none'],
  church: ['none', 'bough'],
  colonial: ['none', 'bough', 'none'],
  palace: ['none', 'arch', 'bough'],
  cave: ['none', 'none', 'bough'],
  gurdwara: ['arch'],
};

const blossoms = ['', '', '#e2502f', '#d8408a', '#fbf0d8', '#f0a93f'];

export function foreground(s: Scene): string {
  const frame = s.random.pick(frames[s.motif] ?? ['none']);
  if (frame === 'arch') return throughArch(s);
  if (frame === 'bough') return bough(s, !s.lightLeft, s.random.pick(blossoms));
  return '';
}
