import { useMemo, useState } from 'react';
import DownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { type AdminActivity } from '../../../domain/people/admin';
import { formatAge } from '../../../domain/text/date';
import { adminEndpoints } from '../../../state/endpoints/adminEndpoints';
import { problemOf } from '../../../state/api/problemOf';
import { downloadFile } from '../../../ui/dom/downloadFile';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ProblemNote } from '../../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { RecordGrid } from '../../../ui/grid/RecordGrid';
import { SearchField } from '../../../ui/controls/SearchField';
import { actionLabel } from './activityAction';
import { activityColumns } from './activityColumns';
import { activityCsv } from './activityCsv';
import { distinctActions, filterActivity, type ActivityFilter } from './filterActivity';

const emptyFilter: ActivityFilter = { query: '', action: null };
const noActivity: readonly AdminActivity[] = [];

/** Row id, composed from other fields when the worker omits it. */
const entryId = ({ id, created_at, action, target_email }: AdminActivity) =>
  id === '' ? [created_at, action, target_email].join(' ') : id;

const countText = (shown: number, all: number) => {
  const total = `${all} ${all === 1 ? 'entry' : 'entries'}`;
  return shown === all ? total : `${shown} of ${total}`;
};

function NoActivity({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState
        title="No activity yet"
        text="Every promotion, demotion and rejection is recorded here."
      />
    );
  }
  return (
    <EmptyState
      title="No entries match"
      text="No entry in the log matches this search and this action."
      action={
        <Button variant="outlined" onClick={onClear}>
          Clear Search
        </Button>
      }
    />
  );
}

interface ActivityToolbarProps {
  rows: readonly AdminActivity[];
  actions: readonly string[];
  filter: ActivityFilter;
  onFilter: (filter: ActivityFilter) => void;
}

function ActivityToolbar({ rows, actions, filter, onFilter }: ActivityToolbarProps) {
  return (
    <>
      <SearchField
        label="Search the activity log"
        placeholder="Search by person, admin or notes"
        value={filter.query}
        onChange={(query) => onFilter({ ...filter, query })}
      />
      <Select
        value={filter.action ?? ''}
        displayEmpty
        onChange={(event) => onFilter({ ...filter, action: event.target.value || null })}
        SelectDisplayProps={{ 'aria-label': 'Action' }}
        sx={{ height: 32, minWidth: 140, fontSize: 13 }}
      >
        <MenuItem value="">All actions</MenuItem>
        {actions.map((action) => (
          <MenuItem key={action} value={action}>
            {actionLabel(action)}
          </MenuItem>
        ))}
      </Select>
      <Button
        variant="outlined"
        startIcon={<DownloadOutlined />}
        disabled={rows.length === 0}
        sx={{ ml: 'auto' }}
        onClick={() => {
          const day = new Date().toISOString().slice(0, 10);
          downloadFile(`admin-activity-${day}.csv`, activityCsv(rows), 'text/csv');
        }}
      >
        Export CSV
      </Button>
    </>
  );
}

/** Log of changes to admin access, with search and export. */
export function ActivityTab() {
  const { data, error, fulfilledTimeStamp, isFetching, refetch } =
    adminEndpoints.useGetAdminActivityQuery(undefined, { refetchOnMountOrArgChange: true });
  const [filter, setFilter] = useState(emptyFilter);
  const activity = data ?? noActivity;
  const rows = useMemo(() => filterActivity(activity, filter), [activity, filter]);
  const actions = useMemo(() => distinctActions(activity), [activity]);
  const problem = error === undefined ? null : problemOf(error);

  if (data === undefined && problem !== null && !isFetching) {
    return (
      <ProblemPanel
        title="Failed to load admin data"
        problem={problem}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      {problem !== null && data !== undefined && (
        <ProblemNote
          problem={problem}
          age={
            fulfilledTimeStamp === undefined ? undefined : formatAge(fulfilledTimeStamp, Date.now())
          }
          onRetry={() => void refetch()}
        />
      )}
      <RecordGrid
        label="Activity log"
        rows={rows}
        columns={activityColumns}
        rowId={entryId}
        loading={data === undefined}
        countText={data === undefined ? '' : countText(rows.length, activity.length)}
        emptyState={
          <NoActivity isFiltered={activity.length > 0} onClear={() => setFilter(emptyFilter)} />
        }
        toolbar={
          <ActivityToolbar rows={rows} actions={actions} filter={filter} onFilter={setFilter} />
        }
      />
    </>
  );
}
