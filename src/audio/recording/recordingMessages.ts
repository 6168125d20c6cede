/** Messages about recordings that could not be fetched, parsed or decoded as expected. */
export const recordingMessages = {
  notLoaded: 'The waveform could not be loaded. The recording plays without it.',
  hasNoUrl:
    'The server sent no address for this recording, so it cannot be played or drawn here. If that lasts, replace its audio.',
  waveformFailed: 'No waveform could be drawn for this file.',
  loadingStopped: 'Loading was stopped. The recording plays without a waveform.',
  tooLarge: 'Files of more than 400MB are shown without a waveform.',
  positionsEstimated:
    'This browser only estimates positions in recordings with a variable bit rate: chapters may start a few seconds early or late when played here.',
  partlyDecoded: 'Parts of this recording could not be decoded and are shown as silence.',
} as const;
