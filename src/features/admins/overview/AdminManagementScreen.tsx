import { useState, type ReactNode } from 'react';
import { type Admin, type AdminRequest } from '../../../domain/people/admin';
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
import { addressOfTab } from './adminTabs';
import { DecisionDraftOffers } from '../requests/DecisionDraftOffers';
import { DemoteDialog } from '../requests/DemoteDialog';
import { noRequests } from '../requests/noRequests';
import { PromoteDialog } from '../requests/PromoteDialog';
import { RejectDialog } from '../requests/RejectDialog';
import { RequestList } from '../requests/RequestList';
import { useKnownTab } from './useAdminTab';

/** What is asked of the person: at most one at a time. */
type Question =
  | { type: 'promote'; request: AdminRequest }
  | { type: 'reject'; request: AdminRequest }
  | { type: 'demote'; admin: Admin };

const labels = {
  pending: 'Pending requests',
  rejected: 'Rejected requests',
  demoted: 'Demoted admins',
} as const;

export function AdminManagementScreen() {
  const tab = useKnownTab();
  const ownId = useConsoleSelector((state) => selectPerson(state)?.id ?? null);
  const { data, error, fulfilledTimeStamp, isFetching, refetch } =
    adminEndpoints.useGetAdminOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const [ask] = useState(() => ({
    promote: (request: AdminRequest) => setQuestion({ type: 'promote', request }),
    reject: (request: AdminRequest) => setQuestion({ type: 'reject', request }),
    demote: (admin: Admin) => setQuestion({ type: 'demote', admin }),
  }));
  const problem =
    error === undefined || (data === undefined && isFetching) ? null : problemOf(error);

  const content = (): ReactNode => {
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
          onDemote={ask.demote}
          onPromote={ask.promote}
          onReject={ask.reject}
        />
      );
    }
    return (
      <RequestList
        label={labels[tab]}
        requests={data[tab]}
        empty={noRequests[tab]}
        onPromote={ask.promote}
        onReject={ask.reject}
      />
    );
  };

  return (
    <>
      <PageHeader title="Admin management">
        <LinkTabs
          label="Admin management"
          value={tab}
          tabs={[
            { value: 'overview', label: 'Overview', to: addressOfTab('overview') },
            {
              ...{ value: 'pending', label: 'Pending', to: addressOfTab('pending') },
              count: data?.pending.length,
            },
            {
              ...{ value: 'rejected', label: 'Rejected', to: addressOfTab('rejected') },
              count: data?.rejected.length,
            },
            {
              ...{ value: 'demoted', label: 'Demoted', to: addressOfTab('demoted') },
              count: data?.demoted.length,
            },
            { value: 'activity', label: 'Activity log', to: addressOfTab('activity') },
          ]}
        />
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
        {data !== undefined && question === null && tab !== 'activity' && (
          <DecisionDraftOffers
            overview={data}
            onDemote={ask.demote}
            onPromote={ask.promote}
            onReject={ask.reject}
          />
        )}
        {content()}
      </PageBody>
      {question?.type === 'promote' && <PromoteDialog request={question.request} onClose={close} />}
      {question?.type === 'reject' && <RejectDialog request={question.request} onClose={close} />}
      {question?.type === 'demote' && (
        <DemoteDialog admin={question.admin} isOwn={question.admin.id === ownId} onClose={close} />
      )}
    </>
  );
}
