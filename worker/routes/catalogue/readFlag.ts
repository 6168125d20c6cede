const flags: Record<string, boolean> = { true: true, false: false };

/** A parameter that is yes or no; null without it, and for any other text. */
export const readFlag = (text: string | undefined): boolean | null => flags[text ?? ''] ?? null;
