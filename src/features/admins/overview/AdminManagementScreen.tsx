import { useState, type ReactNode } from 'react';
import { type Admin, type AdminOverview, type AdminRequest } from '../../../domain/people/admin';
import { formatAge } from '../../../domain/text/date';
import { adminEndpoints } from '../../../state/endpoints/adminEndpoints';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { problemOf } from '../../../state/api/problemOf';
import { selectPerson } from '../../../state/session/sessionSlice';
import { LinkTabs } from '../../../ui/controls/LinkTabs';
import { PageBody } from '../../../ui/shell/PageBody';
import { PageHeader } from '../../../ui/shell/PageHeader';
import { ProblemNote } from '../../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../../ui/feedback/ProblemPanel';
import { ActivityTab } from '../activity/ActivityTab';
import { AdminOverviewTab } from './AdminOverviewTab';
import { AdminSkeleton } from './AdminSkeleton';
import { adminTabPath, type AdminTab } from './adminTabs';
import { DecisionDraftOffers } from '../requests/DecisionDraftOffers';
import { DemoteDialog } from '../requests/DemoteDialog';
import { noRequests } from '../requests/noRequests';
import { PromoteDialog } from '../requests/PromoteDialog';
import { RejectDialog } from '../requests/RejectDialog';
import { RequestList } from '../requests/RequestList';
import { useAdminTab } from './useAdminTab';

/** Open dialog; at most one at a time. */
type OpenDialog =
  | { type: 'promote'; request: AdminRequest }
  | { type: 'reject'; request: AdminRequest }
  | { type: 'demote'; admin: Admin };

const labels = {
  pending: 'Pending requests',
  rejected: 'Rejected requests',
  demoted: 'Demoted admins',
} as const;

function AdminTabs({ tab, overview }: { tab: AdminTab; overview: AdminOverview | undefined }) {
  return (
    <LinkTabs
      label="Admin management"
      hasCommands
      value={tab}
      tabs={[
        { value: 'overview', label: 'Overview', to: adminTabPath('overview') },
        {
          value: 'pending',
          label: 'Pending',
          to: adminTabPath('pending'),
          count: overview?.pending.length,
        },
        {
          value: 'rejected',
          label: 'Rejected',
          to: adminTabPath('rejected'),
          count: overview?.rejected.length,
        },
        {
          value: 'demoted',
          label: 'Demoted',
          to: adminTabPath('demoted'),
          count: overview?.demoted.length,
        },
        { value: 'activity', label: 'Activity log', to: adminTabPath('activity') },
      ]}
    />
  );
}

interface AdminDialogProps {
  open: OpenDialog;
  ownId: string | null;
  onClose: () => void;
}

function AdminDialog({ open, ownId, onClose }: AdminDialogProps) {
  if (open.type === 'promote') return <PromoteDialog request={open.request} onClose={onClose} />;
  if (open.type === 'reject') return <RejectDialog request={open.request} onClose={onClose} />;
  return <DemoteDialog admin={open.admin} isOwn={open.admin.id === ownId} onClose={onClose} />;
}

export function AdminManagementScreen() {
  const tab = useAdminTab();
  const ownId = useConsoleSelector((state) => selectPerson(state)?.id ?? null);
  const { data, error, fulfilledTimeStamp, isFetching, refetch } =
    adminEndpoints.useGetAdminOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const close = () => setOpenDialog(null);
  const [open] = useState(() => ({
    promote: (request: AdminRequest) => setOpenDialog({ type: 'promote', request }),
    reject: (request: AdminRequest) => setOpenDialog({ type: 'reject', request }),
    demote: (admin: Admin) => setOpenDialog({ type: 'demote', admin }),
  }));
  const problem =
    error === undefined || (data === undefined && isFetching) ? null : problemOf(error);

  const renderContent = (): ReactNode => {
    if (tab === 'activity') return <ActivityTab />;
    if (data === undefined) {
      if (problem === null) return <AdminSkeleton tab={tab} />;
      return (
        <ProblemPanel
          title="Failed to load admin data"
          problem={problem}
          onRetry={() => void refetch()}
        />
      );
    }
    if (tab === 'overview') {
      return (
        <AdminOverviewTab
          overview={data}
          ownId={ownId}
          onDemote={open.demote}
          onPromote={open.promote}
          onReject={open.reject}
        />
      );
    }
    return (
      <RequestList
        key={tab}
        label={labels[tab]}
        requests={data[tab]}
        empty={noRequests[tab]}
        onPromote={open.promote}
        onReject={open.reject}
      />
    );
  };

  return (
    <>
      <PageHeader title="Admin management">
        <AdminTabs tab={tab} overview={data} />
      </PageHeader>
      <PageBody>
        {problem !== null && data !== undefined && tab !== 'activity' && (
          <ProblemNote
            problem={problem}
            age={
              fulfilledTimeStamp === undefined
                ? undefined
                : formatAge(fulfilledTimeStamp, Date.now())
            }
            onRetry={() => void refetch()}
          />
        )}
        {data !== undefined && openDialog === null && tab !== 'activity' && (
          <DecisionDraftOffers
            overview={data}
            onDemote={open.demote}
            onPromote={open.promote}
            onReject={open.reject}
          />
        )}
        {renderContent()}
      </PageBody>
      {openDialog !== null && <AdminDialog open={openDialog} ownId={ownId} onClose={close} />}
    </>
  );
}
