import { useId } from 'react';
import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import { Navigate, useSearchParams } from 'react-router-dom';
import { formatDateTime } from '../../../domain/text/date';
import { useButtonCommand } from '../../../ui/command/CommandScope';
import { BusyButton } from '../../../ui/busy/BusyButton';
import { LinkTabs } from '../../../ui/controls/LinkTabs';
import { PageBody } from '../../../ui/shell/PageBody';
import { PageHeader } from '../../../ui/shell/PageHeader';
import { rankSections } from '../view/analyticsRows';
import { AnalyticsPanel } from './AnalyticsPanel';
import { OverviewTab } from './OverviewTab';
import { SectionsTab } from './SectionsTab';
import { ToursTab } from './ToursTab';
import { useAnalytics } from '../view/useAnalytics';
import {
  analyticsPath,
  isAnalyticsTab,
  useAnalyticsView,
  type AnalyticsView,
} from '../view/useAnalyticsView';
import { useViewFocus } from '../view/useViewFocus';

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'sections', label: 'Top Sections' },
  { value: 'tours', label: 'Tour Performance' },
] as const;

interface OpenTabProps {
  view: AnalyticsView;
  analytics: ReturnType<typeof useAnalytics>;
}

function OpenTab({ view, analytics }: OpenTabProps) {
  const { overview, sections, tours, refresh } = analytics;
  if (view.tab === 'sections') {
    return (
      <AnalyticsPanel part={sections} isEmpty={(data) => data.length === 0} onRetry={refresh}>
        {(data) => (
          <SectionsTab view={view} sections={data} tours={tours.data} overview={overview.data} />
        )}
      </AnalyticsPanel>
    );
  }
  if (view.tab === 'tours') {
    return (
      <AnalyticsPanel part={tours} isEmpty={(data) => data.length === 0} onRetry={refresh}>
        {(data) => <ToursTab view={view} tours={data} overview={overview.data} />}
      </AnalyticsPanel>
    );
  }
  return (
    <AnalyticsPanel
      part={overview}
      hasCards
      isEmpty={({ summary, by_language }) =>
        summary.total_sections === 0 &&
        summary.total_plays === 0 &&
        Object.keys(by_language).length === 0
      }
      onRetry={refresh}
    >
      {(data) => (
        <OverviewTab
          view={view}
          overview={data}
          topSection={rankSections(sections.data ?? [], () => true)[0]}
        />
      )}
    </AnalyticsPanel>
  );
}

export function AnalyticsScreen() {
  const panelId = useId();
  const [params] = useSearchParams();
  const view = useAnalyticsView();
  useViewFocus(view);
  const analytics = useAnalytics();
  const { isFetching, refresh } = analytics;
  const { updatedAtMs } = analytics[view.tab];
  useButtonCommand({
    id: 'refresh',
    label: 'Refresh',
    group: 'Analytics',
    isEnabled: !isFetching,
    run: refresh,
  });

  const tabParam = params.get('tab');
  if (tabParam !== null && !isAnalyticsTab(tabParam)) {
    return <Navigate to={analyticsPath({ ...view, tab: 'overview' })} replace />;
  }
  return (
    <>
      <PageHeader
        title="Audio Analytics"
        actions={
          <>
            {updatedAtMs !== null && (
              <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
                {`Last updated ${formatDateTime(updatedAtMs)}`}
              </Box>
            )}
            <BusyButton
              variant="outlined"
              startIcon={<Refresh />}
              busy={isFetching}
              onClick={refresh}
            >
              Refresh
            </BusyButton>
          </>
        }
      >
        <LinkTabs
          label="Analytics"
          hasCommands
          value={view.tab}
          panelId={panelId}
          tabs={tabs.map((tab) => ({
            ...tab,
            to: analyticsPath({ ...view, tab: tab.value, sort: null }),
          }))}
        />
      </PageHeader>
      <Box
        id={panelId}
        role="tabpanel"
        aria-label={tabs.find((tab) => tab.value === view.tab)?.label}
        sx={{ flex: '1 0 auto', display: 'flex', flexDirection: 'column', minWidth: 0 }}
      >
        <PageBody>
          <OpenTab key={view.tab} view={view} analytics={analytics} />
        </PageBody>
      </Box>
    </>
  );
}
