import { useNavigate } from 'react-router-dom';
import { useCommands } from './CommandScope';

interface TabCommandsOptions {
  /** Record type as used in labels: 'tour'. */
  record: 'tour' | 'section';
  tabs: readonly { value: string; label: string; to: string }[];
  /** False when the record does not exist. */
  exists: boolean;
}

/** Registers commands that open the tabs of a record's page. */
export function useTabCommands({ record, tabs, exists }: TabCommandsOptions): void {
  const navigate = useNavigate();
  useCommands(
    tabs.map(({ value, label, to }) => ({
      id: `${record}-${value}`,
      label: `${label} of this ${record}`,
      group: record === 'tour' ? 'Tour' : 'Section',
      keys: [],
      canRun: () => exists,
      to,
      run: () => void navigate(to),
    })),
    '',
  );
}

/** Registers commands that open the other tabs of a screen. */
export function useScreenTabCommands(
  tabs: readonly { value: string; label: string; to: string }[],
  current: string,
): void {
  const navigate = useNavigate();
  useCommands(
    tabs.map(({ value, label, to }) => ({
      id: `tab-${value}`,
      label,
      group: 'Tabs',
      keys: [],
      canRun: () => value !== current,
      to,
      run: () => void navigate(to),
    })),
    tabs.map(({ to }) => to).join(' '),
  );
}
