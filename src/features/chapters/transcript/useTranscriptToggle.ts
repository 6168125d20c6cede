import { useState } from 'react';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectPreferences, transcriptShown } from '../../../state/model/preferencesSlice';
import { type TranscriptToggle } from '../commands/editorContext';

/** Visibility of the transcript beside the chapters, kept on this device. */
export function useTranscriptToggle(): TranscriptToggle {
  const dispatch = useConsoleDispatch();
  const { isTranscriptShown: isOn } = useConsoleSelector(selectPreferences);
  const [wasToggled, setWasToggled] = useState(false);
  const toggle = () => {
    setWasToggled(true);
    dispatch(transcriptShown(!isOn));
  };
  return { isOn, wasToggled, toggle };
}
