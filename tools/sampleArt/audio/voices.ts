// The synthetic voice of each language. Languages without an entry are not narrated.

export interface Voice {
  name: string;
  wordsPerMinute: number;
  pitch: number;
}

export const voices: Record<string, Voice> = {
  en: { name: 'en-gb', wordsPerMinute: 150, pitch: 44 },
  hi: { name: 'hi', wordsPerMinute: 148, pitch: 50 },
  mr: { name: 'mr', wordsPerMinute: 146, pitch: 47 },
  bn: { name: 'bn', wordsPerMinute: 146, pitch: 53 },
  ta: { name: 'ta', wordsPerMinute: 150, pitch: 49 },
  te: { name: 'te', wordsPerMinute: 150, pitch: 55 },
  kn: { name: 'kn', wordsPerMinute: 150, pitch: 46 },
  ml: { name: 'ml', wordsPerMinute: 150, pitch: 52 },
  gu: { name: 'gu', wordsPerMinute: 146, pitch: 48 },
  pa: { name: 'pa', wordsPerMinute: 146, pitch: 45 },
  ur: { name: 'ur', wordsPerMinute: 146, pitch: 51 },
  fr: { name: 'fr-fr', wordsPerMinute: 148, pitch: 54 },
  de: { name: 'de', wordsPerMinute: 144, pitch: 43 },
  es: { name: 'es', wordsPerMinute: 150, pitch: 50 },
};
