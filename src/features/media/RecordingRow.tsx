import { type ReactNode } from 'react';
import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { formatDate } from '../../domain/text/date';
import { formatDuration } from '../../domain/text/duration';
import { type Language } from '../../domain/languages/language';
import { type Media } from '../../domain/tours/media';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { selectSaveState } from '../../state/outbox/outboxSlice';
import { selectOfflineRefusal } from '../../state/reachability/reachabilitySlice';
import { LanguageBadge } from '../../ui/content/LanguageBadge';
import { SaveStateChip } from '../../ui/feedback/SaveStateChip';
import { recordingName } from './groupRecordings';
import { RecordingTitle } from './RecordingTitle';

export interface RecordingActions {
  onOpen: (media: Media) => void;
  onReplace: (media: Media) => void;
  onEdit: (media: Media) => void;
  onDelete: (media: Media) => void;
}

interface RecordingRowProps extends RecordingActions {
  media: Media;
  language: Language;
  isOpen: boolean;
  /** True for an older recording of its language, which has no badge of its own. */
  isPrevious?: boolean;
}

function Fact({ children, width }: { children: ReactNode; width: number | string }) {
  return (
    <Box
      component="span"
      sx={{
        flex: typeof width === 'number' ? `0 0 ${width}px` : width,
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        color: 'text.secondary',
        textAlign: typeof width === 'number' ? 'right' : 'left',
      }}
    >
      {children}
    </Box>
  );
}

/** Row of a recording. */
export function RecordingRow(props: RecordingRowProps) {
  const { media, language, isOpen, isPrevious = false } = props;
  const name = recordingName(media);
  const uploadRefusal = useConsoleSelector(selectOfflineRefusal);
  const saveState = useConsoleSelector((state) => selectSaveState(state, `media:${media.id}`));
  const actions = [
    {
      label: 'Replace file of',
      Icon: AutorenewOutlined,
      run: props.onReplace,
      refusal: uploadRefusal,
    },
    { label: 'Edit', Icon: EditOutlined, run: props.onEdit },
    { label: 'Delete', Icon: DeleteOutlined, run: props.onDelete },
  ];
  return (
    <Box
      aria-current={isOpen || undefined}
      onClick={() => props.onOpen(media)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 40,
        px: 1.5,
        fontSize: 13,
        cursor: 'pointer',
        backgroundColor: isOpen ? 'var(--accent-tint)' : undefined,
        boxShadow: isOpen ? 'inset 2px 0 var(--accent-text)' : undefined,
        '&:hover': { backgroundColor: isOpen ? 'var(--accent-tint)' : 'var(--hover)' },
      }}
    >
      <Box sx={{ flex: '0 0 128px', minWidth: 0 }}>
        {!isPrevious && (
          <LanguageBadge
            code={language.code}
            nativeLabel={language.native_label}
            label={language.label}
          />
        )}
      </Box>
      <Box sx={{ flex: '2 1 160px', minWidth: 0 }}>
        <ButtonBase
          sx={{ maxWidth: '100%', textAlign: 'start', fontWeight: 500, borderRadius: '3px' }}
        >
          <RecordingTitle media={media} lines={1} />
        </ButtonBase>
      </Box>
      <SaveStateChip state={saveState} />
      <Fact width="1 1 120px">
        <bdi title={media.filename ?? undefined}>
          {media.filename === name ? null : media.filename}
        </bdi>
      </Fact>
      <Fact width={64}>{formatDuration(media.duration)}</Fact>
      <Fact width={96}>{formatDate(media.created_at)}</Fact>
      <Box sx={{ flex: 'none', display: 'flex' }} onClick={(event) => event.stopPropagation()}>
        {actions.map(({ label, Icon, run, refusal = null }) => (
          <Tooltip
            key={label}
            title={refusal ?? (label === 'Replace file of' ? 'Replace file' : label)}
          >
            <IconButton
              aria-label={`${label} ${name}`}
              aria-disabled={refusal !== null || undefined}
              aria-description={refusal ?? undefined}
              sx={refusal === null ? undefined : { opacity: 0.5, cursor: 'not-allowed' }}
              onClick={() => refusal === null && run(media)}
            >
              <Icon />
            </IconButton>
          </Tooltip>
        ))}
      </Box>
    </Box>
  );
}
