const flags: Record<string, boolean> = { true: true, false: false };

/** A boolean query parameter; null when absent or neither `true` nor `false`. */
export const readFlag = (text: string | undefined): boolean | null => flags[text ?? ''] ?? null;
