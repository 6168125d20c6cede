const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Human-readable size: '0B', '512KB', '1.5MB', '100MB' (1 KB is 1024 bytes). */
export function formatBytes(bytes: number): string {
  let value = Number.isFinite(bytes) ? Math.max(0, bytes) : 0;
  let unit = 0;
  // Values from 1023.95 would round to "1024" of this unit.
  while (value >= 1023.95 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const digits = unit === 0 || value >= 100 ? 0 : 1;
  return `${Number(value.toFixed(digits))}${units[unit] ?? 'TB'}`;
}
