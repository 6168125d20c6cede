/** Media query of a low window, in which rows, waveform and margins are reduced (`PageBody.css` repeats it). */
export const LOW_WINDOW = '(max-height: 820px)';
