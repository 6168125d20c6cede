import { type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { type GridApi } from '@mui/x-data-grid';
import { stopButtonKeys } from './RecordGridFocus';

type CellEvent = 'cellClick' | 'cellDoubleClick' | 'cellMouseDown' | 'cellKeyDown' | 'cellKeyUp';

export interface CellEventHandlers {
  onClick: (event: SyntheticEvent<HTMLDivElement>) => void;
  onDoubleClick: (event: SyntheticEvent<HTMLDivElement>) => void;
  onMouseDown: (event: SyntheticEvent<HTMLDivElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
  onKeyUp: (event: SyntheticEvent<HTMLDivElement>) => void;
}

/** Cell event handlers shared by all cells: the row and the column are read from the DOM element. */
export function cellEventHandlers(apiRef: RefObject<GridApi | null>): CellEventHandlers {
  const publish = (name: CellEvent) => (event: SyntheticEvent<HTMLDivElement>) => {
    const { dataset, parentElement } = event.currentTarget;
    const { id } = parentElement?.dataset ?? {};
    // The row may just have been removed.
    if (id === undefined || dataset.field === undefined || !apiRef.current?.getRow(id)) return;
    const params = apiRef.current.getCellParams(id, dataset.field);
    // React calls each handler with the event type that the grid's event of that name takes.
    apiRef.current.publishEvent(name as 'cellClick', params, event as never);
  };
  const publishKeyDown = publish('cellKeyDown');
  return {
    onClick: publish('cellClick'),
    onDoubleClick: publish('cellDoubleClick'),
    onMouseDown: publish('cellMouseDown'),
    onKeyDown: (event) => {
      if (event.target !== event.currentTarget) stopButtonKeys(event);
      if (!event.isPropagationStopped()) publishKeyDown(event);
    },
    onKeyUp: publish('cellKeyUp'),
  };
}
