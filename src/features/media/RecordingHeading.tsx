import { type ReactNode } from 'react';
import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { formatDate } from '../../domain/text/date';
import { formatDuration } from '../../domain/text/duration';
import { type Media } from '../../domain/tours/media';
import { useConsoleDispatch, useConsoleSelector } from '../../state/hooks/storeHooks';
import { useRecordingName } from '../../state/hooks/useRecordingName';
import { announced } from '../../state/model/noticesSlice';
import { selectSaveState } from '../../state/outbox/outboxSlice';
import { selectOfflineRefusal } from '../../state/reachability/reachabilitySlice';
import { useCommands } from '../../ui/command/CommandScope';
import { SaveStateChip } from '../../ui/feedback/SaveStateChip';
import { type RecordingDownloads } from './download/useRecordingDownloads';
import { RecordingTitle } from './RecordingTitle';

interface RecordingActions {
  downloads: RecordingDownloads;
  onReplace: (media: Media) => void;
  onEdit: (media: Media) => void;
  onDelete: (media: Media) => void;
}

/** The facts give way to the name, whose tooltip contains them. */
const factStyle = {
  flex: 'none',
  whiteSpace: 'nowrap',
  fontSize: 13,
  color: 'text.secondary',
  '@container (max-width: 439px)': { display: 'none' },
};

/**
 * In a narrow bar the section's title, which is also the page heading, gives way to the file name. Both are hidden only
 * where few letters of a name would remain: the language chip distinguishes the recordings.
 */
const titleStyle = {
  flex: '0 1 auto',
  display: 'flex',
  alignItems: 'baseline',
  gap: 1,
  minWidth: 0,
  '@container (max-width: 599px)': { '& > :not(:last-child)': visuallyHidden },
  '@container (max-width: 219px)': visuallyHidden,
};

const fileNameStyle = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 12,
  fontWeight: 400,
  color: 'text.secondary',
};

const headingStyle = {
  containerType: 'inline-size',
  flex: '1 1 240px',
  // As wide as the actions, when uploads are beside them.
  '@media (max-width: 1199px)': { flexBasis: '140px' },
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minWidth: 0,
};

/** File name of a recording without a title of its own. */
const FileNameText = ({ name, facts }: { name: string; facts: string }) => (
  <Box component="bdi" title={`${name} · ${facts}`} sx={fileNameStyle}>
    {name}
  </Box>
);

interface HeadingAction {
  key: string;
  /** Verb in the button's accessible name. */
  label: string;
  /** Label of the button's command. */
  command: string;
  hint: string;
  icon: ReactNode;
  run: (media: Media) => void;
  /** Reason why the action is unavailable; null when available. */
  refusal: string | null;
}

/** Button that downloads a recording, or stops its running download. */
function downloadAction({ running, toggle }: RecordingDownloads, media: Media): HeadingAction {
  const common = { key: 'download', run: toggle, refusal: null };
  const download = running.get(media.id);
  if (download === undefined) {
    const command = 'Download recording';
    const icon = <FileDownloadOutlined />;
    return { ...common, label: 'Download', command, hint: 'Download', icon };
  }
  const { percent } = download;
  const known = percent === null ? {} : { variant: 'determinate' as const, value: percent };
  return {
    ...common,
    label: 'Stop the download of',
    command: 'Stop the download of the recording',
    hint: percent === null ? 'Downloading: stop' : `Downloading ${percent}%: stop`,
    icon: <CircularProgress {...known} size={18} color="inherit" aria-hidden />,
  };
}

/** Actions on a recording; `refusal` is the reason why uploads are unavailable. */
function headingActions(
  media: Media,
  { onReplace, onEdit, onDelete, downloads }: RecordingActions,
  refusal: string | null,
): HeadingAction[] {
  return [
    {
      key: 'replace',
      label: 'Replace file of',
      command: 'Replace recording',
      hint: 'Replace file',
      icon: <AutorenewOutlined />,
      run: onReplace,
      refusal,
    },
    {
      key: 'edit',
      label: 'Edit',
      command: 'Edit recording',
      hint: 'Edit title and transcript',
      icon: <EditOutlined />,
      run: onEdit,
      refusal: null,
    },
    downloadAction(downloads, media),
    {
      key: 'delete',
      label: 'Delete',
      command: 'Delete recording',
      hint: 'Delete',
      icon: <DeleteOutlined />,
      run: onDelete,
      refusal: null,
    },
  ];
}

/** Title, facts and actions of the open recording. */
export function RecordingHeading({ media, ...run }: { media: Media } & RecordingActions) {
  const name = useRecordingName(media).text;
  const facts = `${formatDuration(media.duration)} · ${formatDate(media.created_at)}`;
  const fileName = media.filename === name ? null : media.filename;
  const uploadRefusal = useConsoleSelector(selectOfflineRefusal);
  const saveState = useConsoleSelector((state) => selectSaveState(state, `media:${media.id}`));
  const dispatch = useConsoleDispatch();
  const actions = headingActions(media, run, uploadRefusal);
  useCommands(
    actions.map(({ key, command, run: act, refusal }) => ({
      id: `${key}-recording`,
      label: command,
      group: 'Recordings',
      keys: [],
      isDestructive: key === 'delete',
      canRun: () => true,
      run: () => (refusal === null ? act(media) : void dispatch(announced('error', refusal))),
    })),
    actions.map(({ command }) => command).join('\n'),
  );
  return (
    <Box sx={headingStyle}>
      <Typography component="h2" variant="h2" sx={titleStyle}>
        <RecordingTitle media={media} lines={1} />
        {!media.title?.trim() && fileName && <FileNameText name={fileName} facts={facts} />}
      </Typography>
      <SaveStateChip state={saveState} />
      <Box
        component="span"
        title={fileName === null ? facts : `${facts} · ${fileName}`}
        sx={factStyle}
      >
        {facts}
      </Box>
      <Box sx={{ flex: 'none', display: 'flex', ml: 'auto' }}>
        {actions.map(({ key, label, hint, icon, run: act, refusal }) => (
          <Tooltip key={key} title={refusal ?? hint}>
            <IconButton
              aria-label={`${label} ${name}`}
              aria-disabled={refusal !== null || undefined}
              aria-description={refusal ?? undefined}
              sx={refusal === null ? undefined : { opacity: 0.5, cursor: 'not-allowed' }}
              onClick={() => refusal === null && act(media)}
            >
              {icon}
            </IconButton>
          </Tooltip>
        ))}
      </Box>
    </Box>
  );
}
