import { useState } from 'react';
import { type Language } from '../../../domain/languages/language';
import { type Media } from '../../../domain/tours/media';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { announced } from '../../../state/model/noticesSlice';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { useButtonCommand } from '../../../ui/command/CommandScope';
import { RefusableButton } from '../../../ui/controls/RefusableButton';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';

interface SectionRecordings {
  tourId: string;
  sectionId: string;
  /** True for a recording with unsaved chapter changes. */
  hasUnsavedChapters: (mediaId: string) => boolean;
}

/** Ids of recordings being uploaded again. */
function useUploadsAgain(recordings: SectionRecordings) {
  const dispatch = useConsoleDispatch();
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const start = async (media: Media, current: Media) => {
    setRunning((ids) => new Set([...ids, media.id]));
    try {
      const { uploadAgain } = await import('./uploadAgain');
      await dispatch(uploadAgain({ ...recordings, media, current, openId: media.id }));
    } catch {
      // The loaded code announces its own failures; this failure means that the code itself did not load.
      dispatch(announced('error', 'The upload could not begin. Check your connection.'));
    }
    setRunning((ids) => new Set([...ids].filter((id) => id !== media.id)));
  };
  return { running, start: (...chosen: Parameters<typeof start>) => void start(...chosen) };
}

interface NoteProps {
  language: Language;
  isRunning: boolean;
  onUse: () => void;
}

function Note({ language, isRunning, onUse }: NoteProps) {
  const dispatch = useConsoleDispatch();
  const refusal = useConsoleSelector(selectOfflineRefusal);
  useButtonCommand({
    id: 'use-recording',
    label: 'Use this recording',
    group: 'Recordings',
    isEnabled: !isRunning,
    run: () => void (refusal === null ? onUse() : dispatch(announced('error', refusal))),
  });
  return (
    <InfoBanner
      action={
        <RefusableButton refusal={refusal} busy={isRunning} onClick={onUse}>
          Use this recording
        </RefusableButton>
      }
    >
      {`Older recording. The app plays the newest ${language.label} one.`}
    </InfoBanner>
  );
}

interface PreviousNoteProps extends SectionRecordings {
  /** Open recording; null for none. */
  media: Media | null;
  language: Language | null;
  /** Newest recording of the open one's language; null without an open one. */
  current: Media | null;
}

/** Note that a newer recording is played, with an offer to restore this one. */
export function PreviousNote({ media, language, current, ...recordings }: PreviousNoteProps) {
  const { running, start } = useUploadsAgain(recordings);
  if (media === null || language === null || current === null || current.id === media.id) {
    return null;
  }
  const use = () => start(media, current);
  return <Note language={language} isRunning={running.has(media.id)} onUse={use} />;
}
