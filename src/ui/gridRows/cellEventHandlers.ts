import { type KeyboardEvent, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { type GridApi, type GridCellParams } from '@mui/x-data-grid';
import { stopButtonKeys } from './RecordGridFocus';

export interface CellEventHandlers {
  onClick: (event: MouseEvent<HTMLDivElement>) => void;
  onDoubleClick: (event: MouseEvent<HTMLDivElement>) => void;
  onMouseDown: (event: MouseEvent<HTMLDivElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
  onKeyUp: (event: KeyboardEvent<HTMLDivElement>) => void;
}

/** Event handlers shared by all cells: row and column are read from the DOM element. */
export function cellEventHandlers(apiRef: RefObject<GridApi | null>): CellEventHandlers {
  const publish = (
    { currentTarget }: SyntheticEvent<HTMLDivElement>,
    publishEvent: (api: GridApi, params: GridCellParams) => void,
  ) => {
    const { dataset, parentElement } = currentTarget;
    const { id } = parentElement?.dataset ?? {};
    const api = apiRef.current;
    // The row may just have been removed.
    if (id === undefined || dataset.field === undefined || !api?.getRow(id)) return;
    publishEvent(api, api.getCellParams(id, dataset.field));
  };
  return {
    onClick: (event) =>
      publish(event, (api, params) => api.publishEvent('cellClick', params, event)),
    onDoubleClick: (event) =>
      publish(event, (api, params) => api.publishEvent('cellDoubleClick', params, event)),
    onMouseDown: (event) =>
      publish(event, (api, params) => api.publishEvent('cellMouseDown', params, event)),
    onKeyDown: (event) => {
      if (event.target !== event.currentTarget) stopButtonKeys(event);
      if (event.isPropagationStopped()) return;
      publish(event, (api, params) => api.publishEvent('cellKeyDown', params, event));
    },
    onKeyUp: (event) =>
      publish(event, (api, params) => api.publishEvent('cellKeyUp', params, event)),
  };
}
