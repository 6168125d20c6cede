import { type Media } from '../../domain/tours/media';
import { recordingName, type RecordingName } from '../../domain/tours/recordingName';
import { selectSection } from '../select/selectSections';
import { useConsoleSelector } from './storeHooks';

/** Name of a recording; falls back to its section's title. */
export function useRecordingName(media: Media): RecordingName {
  const { section_id: sectionId, language } = media;
  const sectionTitle = useConsoleSelector((state) =>
    sectionId === null ? null : (selectSection(state, sectionId, language)?.title ?? null),
  );
  return recordingName(media, sectionTitle);
}
