import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import type { TourRow } from '../../src/domain/tours/tour';
import { searchTours } from './searchTours';

/** Baseline of the console's libraries: a DataGrid on a Redux Toolkit store, without anything else. */
const slice = createSlice({
  name: 'tours',
  initialState: [] as TourRow[],
  reducers: {
    received: (_state, { payload }: PayloadAction<TourRow[]>) => payload,
    toggled: (state, { payload: id }: PayloadAction<string>) =>
      state.map((tour) => (tour.id === id ? { ...tour, is_published: !tour.is_published } : tour)),
  },
});
const store = configureStore({
  reducer: slice.reducer,
  middleware: (getDefault) => getDefault({ immutableCheck: false, serializableCheck: false }),
});

function toggle(tour: TourRow): void {
  store.dispatch(slice.actions.toggled(tour.id));
  void fetch(`/api/tours/${tour.id}`, {
    method: 'PATCH',
    body: JSON.stringify({ is_published: !tour.is_published }),
  });
}

const columns: GridColDef<TourRow>[] = [
  { field: 'title', headerName: 'Tour', flex: 3 },
  { field: 'city', headerName: 'Location', flex: 1 },
  { field: 'language', headerName: 'Language' },
  {
    field: 'is_published',
    headerName: 'Status',
    renderCell: ({ row }) => (
      <button type="button" onClick={() => toggle(row)}>
        {row.is_published ? 'Published' : 'Draft'}
      </button>
    ),
  },
  { field: 'created_at', headerName: 'Created', width: 180 },
];
const onePage = { page: 0, pageSize: -1 };
const pageSizes = [{ value: -1, label: 'All' }];

function Page() {
  const tours = useSelector((state: TourRow[]) => state);
  const [query, setQuery] = useState('');
  const rows = useMemo(() => searchTours(tours, query), [tours, query]);
  return (
    <div style={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowHeight={40}
          loading={tours.length === 0}
          paginationModel={onePage}
          pageSizeOptions={pageSizes}
          hideFooter
        />
      </div>
    </div>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(
  <Provider store={store}>
    <Page />
  </Provider>,
);
void fetch('/api/tours?lang=en')
  .then((response) => response.json())
  .then((rows: TourRow[]) => store.dispatch(slice.actions.received(rows)));
