import { useState } from 'react';
import useEventCallback from '@mui/utils/useEventCallback';
import { type TrackActions, type TrackSelecting } from '../../../ui/chapterTrack/TrackChapter';
import { type MenuPosition } from '../commands/ChapterMenu';
import { type RowActions } from '../commands/useRowActions';
import { focusRegion } from '../edits/rowFocus';
import { type useEdgeDrag } from './useEdgeDrag';

interface TrackOptions {
  focus: TrackActions['focus'];
  goTo: TrackActions['open'];
  selectTo: (id: string) => void;
  toggle: (id: string) => void;
  selectAll: () => void;
  edit: RowActions['edit'];
  drag: ReturnType<typeof useEdgeDrag>;
}

/** Actions of the chapter track, stable for the life of the editor, and the context menu that they open. */
export function useTrackActions(options: TrackOptions) {
  const { focus, goTo, edit, drag } = options;
  const [menuPosition, setMenuPosition] = useState<MenuPosition | null>(null);
  const current: TrackActions = {
    focus: useEventCallback(focus),
    open: useEventCallback(goTo),
    select: useEventCallback((id: string, how: TrackSelecting) => {
      if (how === 'all') return options.selectAll();
      if (how === 'to') options.selectTo(id);
      else options.toggle(id);
      focusRegion(id);
    }),
    openMenu: useEventCallback((id: string, position: MenuPosition) => {
      focus(id);
      setMenuPosition(position);
    }),
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
  return { actions, menu: { position: menuPosition, onClose: () => setMenuPosition(null) } };
}
