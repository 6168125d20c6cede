import { type ChapterDraft } from '../../domain/chapters/chapter';
import { type MediaChange } from '../../domain/tours/media';
import { type SectionChange, type SectionDraft } from '../../domain/tours/section';
import { type TourChange, type TourDraft } from '../../domain/tours/tour';
import {
  type SectionTextChange,
  type TourTextChange,
  type TranslationDraft,
} from '../../domain/tours/translation';

/** Everything a person can do to tours, sections, media and chapters, short of uploading. */
export type Edit =
  | { kind: 'tour created'; draft: TourDraft }
  | { kind: 'tour changed'; tourId: string; language: string; change: TourChange }
  | { kind: 'tour removed'; tourId: string }
  | { kind: 'tour text created'; tourId: string; draft: TranslationDraft }
  | { kind: 'tour text changed'; tourId: string; language: string; change: TourTextChange }
  | { kind: 'tour text removed'; tourId: string; language: string }
  | { kind: 'section created'; tourId: string; draft: SectionDraft }
  | { kind: 'section changed'; sectionId: string; change: SectionChange }
  | { kind: 'section removed'; sectionId: string }
  | { kind: 'section text created'; sectionId: string; draft: TranslationDraft }
  | { kind: 'section text changed'; sectionId: string; language: string; change: SectionTextChange }
  | { kind: 'section text removed'; sectionId: string; language: string }
  | { kind: 'media changed'; mediaId: string; change: MediaChange }
  | { kind: 'media removed'; mediaId: string }
  | { kind: 'chapter created'; mediaId: string; draft: ChapterDraft }
  | { kind: 'chapter changed'; mediaId: string; chapterId: string; draft: ChapterDraft }
  /** `mediaId` is filled in where the chapter is known: it keeps a recording's edits in order. */
  | { kind: 'chapter removed'; chapterId: string; mediaId?: string };
