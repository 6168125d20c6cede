/** Product logo: a path that winds between two places. */
export function ProductMark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <rect width="24" height="24" rx="6" fill="var(--accent-fill)" />
      <path
        d="M7 17.5c5.5 0 1.5-5.5 5-5.5s-.5-5.5 5-5.5"
        fill="none"
        stroke="var(--accent-on-fill)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="7" cy="17.5" r="2" fill="var(--accent-on-fill)" />
      <circle cx="17" cy="6.5" r="2" fill="var(--accent-on-fill)" />
    </svg>
  );
}
