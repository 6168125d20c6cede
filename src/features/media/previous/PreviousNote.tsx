import { useState } from 'react';
import { type Language } from '../../../domain/languages/language';
import { type Media } from '../../../domain/tours/media';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { announced } from '../../../state/model/noticesSlice';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { useButtonCommand } from '../../../ui/command/CommandScope';
import { RefusableButton } from '../../../ui/controls/RefusableButton';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';

/** Ids of the recordings that are being uploaded again. */
function useUploadsAgain({ tourId, sectionId }: { tourId: string; sectionId: string }) {
  const dispatch = useConsoleDispatch();
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const start = async (media: Media) => {
    setRunning((current) => new Set([...current, media.id]));
    try {
      const { uploadAgain } = await import('./uploadAgain');
      await dispatch(uploadAgain({ media, tourId, sectionId }));
    } catch {
      // Its failures are told there: this one is that its code could not be loaded.
      dispatch(announced('error', 'The upload could not begin. Check your connection.'));
    }
    setRunning((current) => new Set([...current].filter((id) => id !== media.id)));
  };
  return { running, start: (media: Media) => void start(media) };
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

interface PreviousNoteProps {
  tourId: string;
  sectionId: string;
  /** Open recording; null without one. */
  media: Media | null;
  language: Language | null;
  /** True where it is the newest of its language. */
  isNewest: boolean;
}

/** Says of an older recording that it is none that the app plays, and makes it one. */
export function PreviousNote({ media, language, isNewest, ...section }: PreviousNoteProps) {
  const { running, start } = useUploadsAgain(section);
  if (media === null || language === null || isNewest) return null;
  return <Note language={language} isRunning={running.has(media.id)} onUse={() => start(media)} />;
}
