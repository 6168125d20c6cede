import { useMemo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { type Admin, type AdminOverview, type AdminRequest } from '../../../domain/people/admin';
import { limits } from '../../../domain/limits';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectAwayRefusal } from '../../../state/reachability/reachabilitySlice';
import { RecordGrid } from '../../../ui/grid/RecordGrid';
import { StatCard } from '../../../ui/feedback/StatCard';
import { adminColumns } from './adminColumns';
import { addressOfTab } from './adminTabs';
import { RequestList } from '../requests/RequestList';
import { noRequests } from '../requests/noRequests';

interface AdminOverviewTabProps {
  overview: AdminOverview;
  ownId: string | null;
  onDemote: (admin: Admin) => void;
  onPromote: (request: AdminRequest) => void;
  onReject: (request: AdminRequest) => void;
}

function Part({
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

/** The numbers, the next requests, and everyone who has access. */
export function AdminOverviewTab(props: AdminOverviewTabProps) {
  const { overview, ownId, onDemote, onPromote, onReject } = props;
  const { admins, pending, rejected, demoted } = overview;
  const away = useConsoleSelector(selectAwayRefusal);
  const columns = useMemo(() => adminColumns({ ownId, away, onDemote }), [ownId, away, onDemote]);
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
        <StatCard label="Pending requests" value={pending.length} to={addressOfTab('pending')} />
        <StatCard label="Rejected" value={rejected.length} to={addressOfTab('rejected')} />
        <StatCard label="Demoted" value={demoted.length} to={addressOfTab('demoted')} />
      </Box>
      <Part
        title="Pending requests"
        aside={
          pending.length > limits.pendingPreview && (
            <Button component={Link} to={addressOfTab('pending')}>
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
      </Part>
      <Part title="Current admins">
        <RecordGrid
          label="Current admins"
          rows={admins}
          columns={columns}
          height="auto"
          countText={null}
          emptyState={null}
        />
      </Part>
    </>
  );
}
