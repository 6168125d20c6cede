import { createRoot } from 'react-dom/client';
import {
  Admin,
  BooleanField,
  Datagrid,
  FilterLiveForm,
  List,
  memoryStore,
  Resource,
  SearchInput,
  TextField,
} from 'react-admin';
import { dataProvider } from './readTours';

const newestFirst = { field: 'created_at', order: 'DESC' } as const;
const readOnce = { staleTime: Infinity, refetchOnWindowFocus: false };

/** The list tuned for speed by react-admin's settings: no debounce, optimized rows, no selection, no store. */
function TourList() {
  return (
    <List
      perPage={25}
      sort={newestFirst}
      actions={false}
      disableSyncWithLocation
      queryOptions={readOnce}
    >
      <FilterLiveForm debounce={0}>
        <SearchInput source="q" alwaysOn />
      </FilterLiveForm>
      <Datagrid optimized bulkActionButtons={false} rowClick={false}>
        <TextField source="title" />
        <TextField source="city" />
        <TextField source="language" />
        <BooleanField source="is_published" />
        <TextField source="created_at" />
      </Datagrid>
    </List>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(
  <Admin dataProvider={dataProvider} disableTelemetry store={memoryStore()}>
    <Resource name="tours" list={TourList} />
  </Admin>,
);
