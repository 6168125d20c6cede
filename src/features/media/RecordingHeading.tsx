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
import { selectSaveState } from '../../state/outbox/outboxSlice';
import { selectOfflineRefusal } from '../../state/reachability/reachabilitySlice';
import { SaveStateChip } from '../../ui/feedback/SaveStateChip';
import { recordingName } from './groupRecordings';
import { RecordingTitle } from './RecordingTitle';

export interface RecordingActions {
  onReplace: (media: Media) => void;
  onEdit: (media: Media) => void;
  onDelete: (media: Media) => void;
}

/** One line: whatever finds no room beside the title goes to the next one, which is out of sight. */
const factsStyle = {
  flex: '1 1 0',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  columnGap: '12px',
  minWidth: 0,
  height: 32,
  overflow: 'hidden',
  containerType: 'inline-size',
  '& > *': { height: 32, lineHeight: '32px', whiteSpace: 'nowrap' },
  '& > span': { fontSize: 13, color: 'text.secondary' },
};

/** Wider than this where the text and the room are. */
const givingWay = (width: number) => ({
  flex: `1 1 ${width}px`,
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: 'max-content',
});

/** The chip of its language tells the recordings apart where few letters of it would be left. */
const titleStyle = { ...givingWay(120), '@container (max-width: 63px)': visuallyHidden };

/** Title, facts and actions of the open recording. */
export function RecordingHeading({ media, ...run }: { media: Media } & RecordingActions) {
  const name = recordingName(media);
  const facts = `${formatDuration(media.duration)} · ${formatDate(media.created_at)}`;
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
    <Box sx={{ flex: '1 1 84px', display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 84 }}>
      <Box sx={factsStyle}>
        <Typography component="h2" variant="h2" sx={titleStyle}>
          <RecordingTitle media={media} lines={1} />
        </Typography>
        <Box component="span" title={facts}>
          {facts}
        </Box>
        {media.filename !== null && media.filename !== name && (
          <Box component="span" sx={givingWay(80)}>
            <bdi title={media.filename} className="Content-line">
              {media.filename}
            </bdi>
          </Box>
        )}
      </Box>
      <Box className="saveState" sx={{ flex: 'none', '&:empty': { display: 'none' } }}>
        <SaveStateChip state={saveState} />
      </Box>
      <Box sx={{ flex: 'none', display: 'flex' }}>
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
