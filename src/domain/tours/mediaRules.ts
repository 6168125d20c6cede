import { object, string, type InferType } from 'yup';

export const mediaChangeRules = object({
  title: string().trim().nullable(),
  transcript_text: string().nullable(),
  language: string().trim().lowercase(),
  filename: string().trim(),
});
export type MediaChange = InferType<typeof mediaChangeRules>;
