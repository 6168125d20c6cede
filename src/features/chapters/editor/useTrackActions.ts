import { useState } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { type TrackActions } from '../../../ui/chapterTrack/TrackChapter';
import { type RowActions } from '../commands/useRowActions';
import { type useEdgeDrag } from './useEdgeDrag';

interface TrackOptions {
  focus: TrackActions['focus'];
  goTo: TrackActions['open'];
  edit: RowActions['edit'];
  drag: ReturnType<typeof useEdgeDrag>;
}

/** Actions of the chapter track, stable for the life of the editor. */
export function useTrackActions({ focus, goTo, edit, drag }: TrackOptions): TrackActions {
  const current: TrackActions = {
    focus: useEventCallback(focus),
    open: useEventCallback(goTo),
    editTitle: useEventCallback((id: string) => {
      focus(id);
      edit(id, 'title');
    }),
    beginDrag: useEventCallback(drag.begin),
    drag: useEventCallback(drag.drag),
    endDrag: useEventCallback(drag.end),
    nudge: useEventCallback(drag.nudge),
  };
  const [actions] = useState(current);
  return actions;
}
