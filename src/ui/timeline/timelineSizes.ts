// All sizes in pixels.

export const WAVEFORM_HEIGHT = 112;
/** Height of the waveform in a low window. */
export const LOW_WAVEFORM_HEIGHT = 64;
/** Height of the waveform area when no waveform can be drawn. */
export const EMPTY_WAVEFORM_HEIGHT = 40;
export const CHAPTER_TRACK_HEIGHT = 32;
export const RULER_HEIGHT = 20;
export const OVERVIEW_HEIGHT = 36;
