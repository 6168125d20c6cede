import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { countOf, formatCount } from '../../../domain/text/count';
import { shortText } from '../../../domain/text/shortText';
import { Content } from '../../../ui/content/Content';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { type LostTexts } from './useTextClipboard';

/** Maximum number of texts listed. */
const MAX_NAMED = 5;
/** Maximum length of a listed text, in graphemes. */
const MAX_LENGTH = 40;

interface NamedTextsProps {
  texts: readonly string[];
  language: string;
}

/** The first texts, and the number of the rest. */
function NamedTexts({ texts, language }: NamedTextsProps) {
  return (
    <>
      {texts.slice(0, MAX_NAMED).map((text, rank) => (
        <span key={rank}>
          {rank > 0 && ', '}
          <Content language={language}>{shortText(text.replace(/\s+/g, ' '), MAX_LENGTH)}</Content>
        </span>
      ))}
      {texts.length > MAX_NAMED && ` and ${formatCount(texts.length - MAX_NAMED)} more`}
    </>
  );
}

interface LostTextsNoteProps {
  lost: LostTexts;
  language: string;
  onDismiss: () => void;
}

/** Warning that lists pasted texts without a matching cell, so that they can be placed by hand. */
export function LostTextsNote({ lost, language, onDismiss }: LostTextsNoteProps) {
  const { rows, texts, isBesideTitles } = lost;
  return (
    <Box sx={{ mb: 1.5 }}>
      <InfoBanner
        tone="warning"
        action={
          <Button size="small" onClick={onDismiss}>
            Dismiss
          </Button>
        }
      >
        {rows.length > 0 && (
          <div>
            {countOf(rows.length, 'row')} had no section:{' '}
            <NamedTexts texts={rows} language={language} />
          </div>
        )}
        {texts.length > 0 && (
          <div>
            {countOf(texts.length, 'text')} had no column:{' '}
            <NamedTexts texts={texts} language={language} />
            {isBesideTitles && '. Paste titles with descriptions at a title.'}
          </div>
        )}
      </InfoBanner>
    </Box>
  );
}
