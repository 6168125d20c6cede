import { RunProgressBar } from '../../ui/feedback/RunPanel';

export function ProgressView({ label, part }: { label: string; part: number }) {
  return <RunProgressBar label={label} completed={Math.round(100 * part)} total={100} />;
}
