import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Editor } from './useEditor';

/** Number of chapters, the notice of the last command, and the button that adds a chapter. */
export function ChapterHeading({ editor, mediaId }: { editor: Editor; mediaId: string }) {
  const { work, context, notice } = editor;
  const { chapters } = work;
  const { addDisabledReason } = context;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
      <Typography component="h3" variant="h3">
        {`Chapters (${chapters.length})`}
      </Typography>
      <Box role="status" sx={{ flex: 1, fontSize: 13, color: 'warning.main' }}>
        {notice}
      </Box>
      {addDisabledReason !== null && (
        <Box id={`why-${mediaId}`} sx={{ fontSize: 12, color: 'text.secondary' }}>
          {addDisabledReason}
        </Box>
      )}
      <Button
        variant="outlined"
        startIcon={<Add />}
        disabled={addDisabledReason !== null}
        aria-describedby={addDisabledReason === null ? undefined : `why-${mediaId}`}
        onClick={context.add}
      >
        Add Chapter
      </Button>
    </Box>
  );
}
