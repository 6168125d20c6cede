/** What is said of recordings that aren't as they should be. */
export const recordingWords = {
  notLoaded: 'The waveform could not be loaded. The recording plays without it.',
  notDrawn: 'No waveform could be drawn of this file.',
  wasStopped: 'Loading was stopped. The recording plays without a waveform.',
  tooLarge: 'Files of more than 400MB are shown without a waveform.',
  estimated:
    'This browser only estimates positions in recordings with a varying bit rate: a chapter may start seconds off when played here.',
  partlySilent: 'Parts of this recording could not be decoded: they are drawn as silence.',
} as const;
