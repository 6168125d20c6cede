import { type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { type GridApi } from '@mui/x-data-grid';
import { keepPress } from './RecordGridFocus';

type CellEvent = 'cellClick' | 'cellDoubleClick' | 'cellMouseDown' | 'cellKeyDown' | 'cellKeyUp';

export interface CellHandlers {
  onClick: (event: SyntheticEvent<HTMLDivElement>) => void;
  onDoubleClick: (event: SyntheticEvent<HTMLDivElement>) => void;
  onMouseDown: (event: SyntheticEvent<HTMLDivElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
  onKeyUp: (event: SyntheticEvent<HTMLDivElement>) => void;
}

/** What the grid wants to be told of its cells, once for all of them: each says by its element which it is. */
export function cellHandlers(apiRef: RefObject<GridApi | null>): CellHandlers {
  const tell = (name: CellEvent) => (event: SyntheticEvent<HTMLDivElement>) => {
    const { dataset, parentElement } = event.currentTarget;
    const { id } = parentElement?.dataset ?? {};
    // The row may just have gone.
    if (id === undefined || dataset.field === undefined || !apiRef.current?.getRow(id)) return;
    const params = apiRef.current.getCellParams(id, dataset.field);
    // Each kind of event is published with the kind that React calls it with.
    apiRef.current.publishEvent(name as 'cellClick', params, event as never);
  };
  const tellKey = tell('cellKeyDown');
  return {
    onClick: tell('cellClick'),
    onDoubleClick: tell('cellDoubleClick'),
    onMouseDown: tell('cellMouseDown'),
    onKeyDown: (event) => {
      if (event.target !== event.currentTarget) keepPress(event);
      if (!event.isPropagationStopped()) tellKey(event);
    },
    onKeyUp: tell('cellKeyUp'),
  };
}
