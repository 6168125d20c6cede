import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { formatDate } from '../../domain/text/date';
import { formatDuration } from '../../domain/text/duration';
import { type Media } from '../../domain/tours/media';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { useRecordingName } from '../../state/hooks/useRecordingName';
import { selectSaveState } from '../../state/outbox/outboxSlice';
import { selectOfflineRefusal } from '../../state/reachability/reachabilitySlice';
import { SaveStateChip } from '../../ui/feedback/SaveStateChip';
import { RecordingTitle } from './RecordingTitle';

export interface RecordingActions {
  onReplace: (media: Media) => void;
  onEdit: (media: Media) => void;
  onDelete: (media: Media) => void;
}

const factStyle = {
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 13,
  color: 'text.secondary',
  '@media (min-width: 1200px)': { flexShrink: 0 },
};

/** Hidden in little room, for few letters of it were left: the chip of its language tells the recordings apart. */
const titleStyle = {
  flex: 'none',
  display: 'flex',
  alignItems: 'baseline',
  gap: 1,
  maxWidth: 'max(96px, calc(100% - 260px))',
  '@container (max-width: 379px)': visuallyHidden,
};

const fileNameStyle = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 12,
  fontWeight: 400,
  color: 'text.secondary',
  '&:empty': { display: 'none' },
};

const headingStyle = {
  containerType: 'inline-size',
  flex: '1 1 240px',
  // As wide as the actions, where uploads stand beside them.
  '@media (max-width: 1199px)': { flexBasis: '104px' },
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minWidth: 0,
};

/** Name of the file of a recording that has no title of its own. */
const FileNameText = ({ name }: { name: string | null }) => (
  <Box component="bdi" sx={fileNameStyle}>
    {name}
  </Box>
);

/** Title, facts and actions of the open recording. */
export function RecordingHeading({ media, ...run }: { media: Media } & RecordingActions) {
  const name = useRecordingName(media).text;
  const facts = `${formatDuration(media.duration)} · ${formatDate(media.created_at)}`;
  const fileName = media.filename === name ? null : media.filename;
  const uploadRefusal = useConsoleSelector(selectOfflineRefusal);
  const saveState = useConsoleSelector((state) => selectSaveState(state, `media:${media.id}`));
  const actions = [
    {
      label: 'Replace file of',
      hint: 'Replace file',
      Icon: AutorenewOutlined,
      run: run.onReplace,
      refusal: uploadRefusal,
    },
    { label: 'Edit', hint: 'Edit title and transcript', Icon: EditOutlined, run: run.onEdit },
    { label: 'Delete', hint: 'Delete', Icon: DeleteOutlined, run: run.onDelete },
  ];
  return (
    <Box sx={headingStyle}>
      <Typography component="h2" variant="h2" sx={titleStyle}>
        <RecordingTitle media={media} lines={1} />
        {!media.title?.trim() && <FileNameText name={fileName} />}
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
        {actions.map(({ label, hint, Icon, run: act, refusal = null }) => (
          <Tooltip key={label} title={refusal ?? hint}>
            <IconButton
              aria-label={`${label} ${name}`}
              aria-disabled={refusal !== null || undefined}
              aria-description={refusal ?? undefined}
              sx={refusal === null ? undefined : { opacity: 0.5, cursor: 'not-allowed' }}
              onClick={() => refusal === null && act(media)}
            >
              <Icon />
            </IconButton>
          </Tooltip>
        ))}
      </Box>
    </Box>
  );
}
