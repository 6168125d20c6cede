import { useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { type Admin, type AdminOverview, type AdminRequest } from '../../../domain/people/admin';
import { limits } from '../../../domain/limits';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectOfflineRefusal } from '../../../state/reachability/reachabilitySlice';
import { RecordGrid } from '../../../ui/grid/RecordGrid';
import { StatCard } from '../../../ui/feedback/StatCard';
import { adminColumns } from './adminColumns';
import { adminTabPath } from './adminTabs';
import { PastTime } from '../requests/PastTime';
import { RequestList } from '../requests/RequestList';
import { noRequests } from '../requests/noRequests';

interface AdminOverviewTabProps {
  overview: AdminOverview;
  ownId: string | null;
  onDemote: (admin: Admin) => void;
  onPromote: (request: AdminRequest) => void;
  onReject: (request: AdminRequest) => void;
}

function Block({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32, mb: 1 }}>
        <Typography component="h2" variant="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Box>
  );
}

/** Known request times, earliest first. */
const sortedTimes = (requests: readonly AdminRequest[], field: 'created_at' | 'reviewed_at') =>
  requests
    .flatMap((request) => request[field] ?? [])
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));

/** Age of the oldest or newest request of a count; a dash when unknown. */
function AgeHint({ word, at }: { word: string; at: string | undefined }) {
  if (at === undefined) return <>–</>;
  return (
    <>
      {word} <PastTime at={at} />
    </>
  );
}

/** Counts, next requests, and everyone with access. */
export function AdminOverviewTab(props: AdminOverviewTabProps) {
  const { overview, ownId, onDemote, onPromote, onReject } = props;
  const { admins, pending, rejected, demoted } = overview;
  const demoteRefusal = useConsoleSelector(selectOfflineRefusal);
  const columns = useMemo(
    () => adminColumns({ ownId, demoteRefusal, onDemote }),
    [ownId, demoteRefusal, onDemote],
  );
  const owners = admins.filter((admin) => admin.role === 'owner').length;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        <StatCard
          label="Admins"
          value={admins.length}
          hint={owners === 1 ? '1 owner' : `${owners} owners`}
        />
        <StatCard
          label="Pending requests"
          value={pending.length}
          hint={<AgeHint word="Oldest" at={sortedTimes(pending, 'created_at').at(0)} />}
          to={adminTabPath('pending')}
        />
        <StatCard
          label="Rejected"
          value={rejected.length}
          hint={<AgeHint word="Last" at={sortedTimes(rejected, 'reviewed_at').at(-1)} />}
          to={adminTabPath('rejected')}
        />
        <StatCard
          label="Demoted"
          value={demoted.length}
          hint={<AgeHint word="Last" at={sortedTimes(demoted, 'reviewed_at').at(-1)} />}
          to={adminTabPath('demoted')}
        />
      </Box>
      <Block
        title="Pending requests"
        aside={
          pending.length > limits.pendingPreview && (
            <Button component={Link} to={adminTabPath('pending')}>
              {`View all ${pending.length}`}
            </Button>
          )
        }
      >
        <RequestList
          label="Next pending requests"
          requests={pending.slice(0, limits.pendingPreview)}
          empty={noRequests.pending}
          onPromote={onPromote}
          onReject={onReject}
        />
      </Block>
      <Block title="Current admins">
        <RecordGrid
          label="Current admins"
          rows={admins}
          columns={columns}
          height="auto"
          countText={null}
          emptyState={null}
        />
      </Block>
    </>
  );
}
