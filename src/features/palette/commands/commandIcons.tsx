import { type ReactNode } from 'react';
import AddIcon from '@mui/icons-material/Add';
import NextIcon from '@mui/icons-material/ArrowForward';
import PreviousIcon from '@mui/icons-material/ArrowBack';
import AudioIcon from '@mui/icons-material/AudiotrackOutlined';
import ViewIcon from '@mui/icons-material/BookmarkBorder';
import ClearIcon from '@mui/icons-material/Close';
import DuplicateIcon from '@mui/icons-material/ContentCopy';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import FilterIcon from '@mui/icons-material/FilterListOutlined';
import HistoryIcon from '@mui/icons-material/History';
import DetailsIcon from '@mui/icons-material/InfoOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import SignOutIcon from '@mui/icons-material/LogoutOutlined';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import PublishIcon from '@mui/icons-material/PublicOutlined';
import RedoIcon from '@mui/icons-material/Redo';
import RefreshIcon from '@mui/icons-material/Refresh';
import SortIcon from '@mui/icons-material/SwapVert';
import UndoIcon from '@mui/icons-material/Undo';
import UnpublishIcon from '@mui/icons-material/UnpublishedOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { type Command } from '../../../ui/command/command';
import { icons } from './paletteIcons';

/** Icons by the first word of a command's label, which names its action or content. */
const iconsByWord: Readonly<Record<string, ReactNode>> = {
  Add: <AddIcon />,
  Audio: <AudioIcon />,
  Choose: <ColumnsIcon />,
  Clear: <ClearIcon />,
  Details: <DetailsIcon />,
  Duplicate: <DuplicateIcon />,
  Edit: <EditIcon />,
  Export: <DownloadIcon />,
  Filter: <FilterIcon />,
  History: <HistoryIcon />,
  Keyboard: <KeyboardIcon />,
  Next: <NextIcon />,
  Pause: <PauseIcon />,
  Play: <PlayIcon />,
  Previous: <PreviousIcon />,
  Publish: <PublishIcon />,
  Redo: <RedoIcon />,
  Refresh: <RefreshIcon />,
  Sections: icons.section,
  Sign: <SignOutIcon />,
  Sort: <SortIcon />,
  Translations: icons.language,
  Undo: <UndoIcon />,
  Unpublish: <UnpublishIcon />,
  Upload: <UploadIcon />,
  View: <ViewIcon />,
};

/** Icon of a command, or of a menu of commands. */
export function commandIcon({
  label,
  isDestructive,
}: Pick<Command, 'label' | 'isDestructive'>): ReactNode {
  if (isDestructive === true) return <DeleteIcon />;
  if (label.endsWith(' a view')) return iconsByWord['View'];
  const [word = ''] = /^\p{L}+/u.exec(label) ?? [];
  return iconsByWord[word] ?? icons.command;
}
