/** Icon of play or pause. */
export function SampleGlyph({ isPlaying }: { isPlaying: boolean }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden fill="currentColor">
      <path d={isPlaying ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4.5 2.5v11l9-5.5z'} />
    </svg>
  );
}
