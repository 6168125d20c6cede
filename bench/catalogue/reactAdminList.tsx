import { createRoot } from 'react-dom/client';
import { Admin, Datagrid, List, Resource, SearchInput, TextField, BooleanField } from 'react-admin';
import { dataProvider } from './readTours';

const newestFirst = { field: 'created_at', order: 'DESC' } as const;
const filters = [<SearchInput key="q" source="q" alwaysOn />];

/** The list as in react-admin's own guide. */
function TourList() {
  return (
    <List filters={filters} perPage={25} sort={newestFirst}>
      <Datagrid>
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
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="tours" list={TourList} />
  </Admin>,
);
