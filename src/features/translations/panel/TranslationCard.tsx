import { type ReactNode } from 'react';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type Language } from '../../../domain/languages/language';
import { Content } from '../../../ui/content/Content';
import { Picture } from '../../../ui/content/Picture';
import { SaveStateChip } from '../../../ui/feedback/SaveStateChip';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { type TranslationText } from '../owner/translationOwner';
import { TranslateLink, TranslationRow } from './TranslationRow';

interface TranslationCardProps {
  text: TranslationText;
  language: Language;
  isPrimary: boolean;
  /** True when translations have covers of their own. */
  hasCovers: boolean;
  progress: ReactNode;
  /** Path of the page that translates beside the source; null for the source language itself. */
  translatePath: string | null;
  /** True when no text of the owner or of its sections is missing in the language. */
  isComplete: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function CardActions(props: TranslationCardProps) {
  const { language, translatePath, isComplete, onEdit, onDelete } = props;
  const { label } = language;
  return (
    <>
      {translatePath !== null && (
        <TranslateLink to={translatePath} label={label} isComplete={isComplete} />
      )}
      <Tooltip title="Edit title and description">
        <IconButton aria-label={`Edit ${label} translation`} onClick={onEdit}>
          <EditOutlined />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton aria-label={`Delete ${label} translation`} onClick={onDelete}>
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
    </>
  );
}

/** Card with the texts in one language, with that language's direction and font. */
export function TranslationCard(props: TranslationCardProps) {
  const { text, language, isPrimary, hasCovers, progress } = props;
  const { title, description, slug_suffix, cover_media_url: cover } = text;
  const hasCover = cover !== null && cover !== undefined;
  return (
    <article aria-label={language.label}>
      <TranslationRow
        language={language}
        marks={
          <>
            {isPrimary && <StatusChip tone="info">Primary</StatusChip>}
            <SaveStateChip state={text.saveState} />
          </>
        }
        progress={progress}
        actions={<CardActions {...props} />}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
          {hasCover && (
            <Box sx={{ flex: 'none', width: 56 }}>
              <Picture url={cover} alt={`${language.label} cover`} ratio={4 / 3} />
            </Box>
          )}
          <Box sx={{ flex: 1, minWidth: 0, fontSize: 13 }}>
            {/* Aligns title and description at the same edge. */}
            <Box sx={{ fontWeight: 500, '& .Content-line': { textAlign: 'start' } }}>
              <Content language={text.language} lines={1} fallback="[No Title]">
                {title}
              </Content>
            </Box>
            <Box sx={{ color: 'text.secondary' }}>
              <Content
                language={text.language}
                lines={2}
                fallback="No description in this language."
              >
                {description}
              </Content>
            </Box>
            {slug_suffix !== undefined && (
              <Box sx={{ fontSize: 12, color: 'var(--text-faint)' }}>
                Slug suffix <span dir="ltr">{slug_suffix || '–'}</span>
                {hasCovers && !hasCover && ' · No cover of its own'}
              </Box>
            )}
          </Box>
        </Box>
      </TranslationRow>
    </article>
  );
}
