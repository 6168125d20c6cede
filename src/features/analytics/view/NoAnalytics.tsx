import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import { EmptyState } from '../../../ui/feedback/EmptyState';

export function NoAnalytics() {
  return (
    <EmptyState
      icon={<BarChartOutlined />}
      title="No analytics data available"
      text="Figures appear here once recordings are played in the app."
    />
  );
}
