import { type ReactNode } from 'react';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useNavigate } from 'react-router-dom';
import { sectionPath } from '../../../domain/paths/sectionPaths';
import { useConsoleView } from '../../../state/hooks/storeHooks';
import { selectSectionList, type SectionView } from '../../../state/select/selectSections';
import { useCommands } from '../../../ui/command/CommandScope';

interface SectionStepsProps {
  tourId: string;
  sectionId: string;
  language: string;
  /** Last path segment of the current tab, kept when stepping. */
  tab: string;
}

interface Step {
  label: string;
  keys: string;
  section: SectionView | undefined;
}

/** Buttons to the previous and next section of the tour; none until the tour's sections are cached. */
export function SectionSteps({ tourId, sectionId, language, tab }: SectionStepsProps) {
  const navigate = useNavigate();
  const list = useConsoleView((state) => selectSectionList(state, tourId, language)) ?? [];
  const index = list.findIndex(({ id }) => id === sectionId);
  const previous: Step = {
    label: 'Previous section',
    keys: 'Alt+P',
    section: index < 0 ? undefined : list[index - 1],
  };
  const next: Step = {
    label: 'Next section',
    keys: 'Alt+N',
    section: index < 0 ? undefined : list[index + 1],
  };
  const open = (section: SectionView | undefined) => {
    if (section !== undefined) void navigate(`${sectionPath(tourId, section.id)}/${tab}`);
  };
  useCommands(
    [next, previous].map(({ label, keys, section }) => ({
      id: label,
      label,
      group: 'Section',
      keys: [keys],
      worksWhileTyping: true,
      canRun: () => section !== undefined,
      run: () => open(section),
    })),
    '',
  );
  if (index < 0 || list.length < 2) return null;
  const button = ({ label, keys, section }: Step, icon: ReactNode) => (
    <IconButton
      size="small"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={`${section?.title ?? label} (${keys})`}
      disabled={section === undefined}
      onClick={() => open(section)}
    >
      {icon}
    </IconButton>
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      {button(previous, <ArrowBack />)}
      <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {index + 1} of {list.length}
      </Box>
      {button(next, <ArrowForward />)}
    </Box>
  );
}
