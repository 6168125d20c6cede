import { useState } from 'react';
import { useConsoleDispatch, useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectPreferences, transcriptShown } from '../../../state/model/preferencesSlice';
import { type Toggle } from '../commands/editorContext';

export interface TranscriptToggle extends Toggle {
  /** True once the person switched it in this editor; false where it is as it was left. */
  wasToggled: boolean;
}

/** The transcript beside the chapters is shown or not; kept on this device. */
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
