import { formatDuration } from '../../../domain/text/duration';
import { compareNewest } from '../../../domain/tours/media';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { type SectionView } from '../../../state/select/selectSections';
import { saveEdits } from '../../../state/sync/saveEdits';
import './SectionDuration.css';

const MESSAGES = { done: 'Section updated successfully', failed: 'Failed to update section' };

/** Duration of a section; a button that applies the recording's duration when none is set or they differ. */
export function SectionDuration({ section }: { section: SectionView }) {
  const dispatch = useConsoleDispatch();
  const { id, duration_seconds: own, media, language } = section;
  const [newest] = media
    .filter((file) => file.type === 'audio' && file.language === language)
    .sort(compareNewest);
  const seconds = Math.round(newest?.duration ?? 0);
  // Tolerates one second of rounding.
  if (seconds === 0 || Math.abs(seconds - (own ?? -2)) <= 1) return formatDuration(own);
  const [shown, recorded] = [formatDuration(own), formatDuration(seconds)];
  const text = `Use ${recorded} from the recording`;
  const take = () => {
    const edit = {
      entity: 'section',
      action: 'update',
      ref: { sectionId: id },
      fields: { duration_seconds: seconds },
    } as const;
    void dispatch(saveEdits([edit], MESSAGES));
  };
  return (
    <button
      type="button"
      className="SectionDuration"
      title={own === null ? text : `The recording takes ${recorded}. ${text}`}
      aria-label={`${shown}. ${text}`}
      onClick={take}
    >
      {own === null ? recorded : `${shown} ≠`}
    </button>
  );
}
