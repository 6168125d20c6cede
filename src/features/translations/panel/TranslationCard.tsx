import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type Language } from '../../../domain/languages/language';
import { Content } from '../../../ui/content/Content';
import { LanguageBadge } from '../../../ui/content/LanguageBadge';
import { Picture } from '../../../ui/content/Picture';
import { SaveStateChip } from '../../../ui/feedback/SaveStateChip';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { type TranslationText } from '../words/translationOwner';

interface TranslationCardProps {
  text: TranslationText;
  language: Language;
  isPrimary: boolean;
  /** True when a translation can have a cover of its own. */
  hasCovers: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function CardHead({ text, language, isPrimary, onEdit, onDelete }: TranslationCardProps) {
  const { code, label, native_label, flag } = language;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 30 }}>
      <span aria-hidden>{flag}</span>
      <Typography component="h3" variant="h3" sx={{ minWidth: 0 }}>
        <Content language={code} lines={1} fallback={label}>
          {native_label}
        </Content>
      </Typography>
      {label !== native_label && (
        <Box
          component="span"
          sx={{
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            fontSize: 13,
            color: 'text.secondary',
          }}
        >
          {label}
        </Box>
      )}
      <LanguageBadge code={code} />
      {isPrimary && <StatusChip tone="info">Primary</StatusChip>}
      <SaveStateChip state={text.saveState} />
      <Box sx={{ display: 'flex', flex: 'none', ml: 'auto', mr: '-6px' }}>
        <Tooltip title="Edit">
          <IconButton aria-label={`Edit ${label} translation`} onClick={onEdit}>
            <EditOutlined />
          </IconButton>
        </Tooltip>
        <Tooltip title="Delete">
          <IconButton aria-label={`Delete ${label} translation`} onClick={onDelete}>
            <DeleteOutlined />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}

/** Card with the texts in one language, in its direction and font. */
export function TranslationCard(props: TranslationCardProps) {
  const { text, hasCovers } = props;
  const { language, title, description, slug_suffix, cover_media_url: cover } = text;
  const hasCover = cover !== null && cover !== undefined;
  return (
    <Box
      component="article"
      aria-label={props.language.label}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        minWidth: 0,
        p: 2,
        pt: 1.25,
        border: '1px solid var(--line)',
        borderRadius: 1,
      }}
    >
      <CardHead {...props} />
      <Box sx={{ display: 'flex', gap: 2, flex: 1, minWidth: 0 }}>
        {hasCover && (
          <Box sx={{ flex: 'none', width: 104 }}>
            <Picture url={cover} alt={`${props.language.label} cover`} ratio={4 / 3} />
          </Box>
        )}
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.75, flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 500 }}>
            <Content language={language} lines={2} fallback="[No Title]">
              {title}
            </Content>
          </Box>
          <Box sx={{ fontSize: 13, color: 'text.secondary', whiteSpace: 'pre-line' }}>
            <Content language={language} lines={4} fallback="No description in this language.">
              {description}
            </Content>
          </Box>
        </Box>
      </Box>
      {slug_suffix !== undefined && (
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          Slug suffix{' '}
          <Box component="code" dir="ltr" sx={{ color: 'text.primary' }}>
            {slug_suffix || '–'}
          </Box>
          {hasCovers && !hasCover && ' · No cover of its own'}
        </Box>
      )}
    </Box>
  );
}
