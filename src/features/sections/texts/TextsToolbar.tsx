import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { clipboardText } from '../../../domain/text/clipboardTable';
import { countOf } from '../../../domain/text/count';
import { useConsoleDispatch } from '../../../state/hooks/storeHooks';
import { announced } from '../../../state/model/noticesSlice';
import { type SectionView } from '../../../state/select/selectSections';
import { copyText } from '../../../ui/command/copyText';
import { tableHeadings } from './pasteTable';
import {
  cellName,
  sourceTexts,
  textFields,
  type TextSource,
  type TextValues,
} from './sectionTexts';

interface TextsToolbarProps {
  sections: readonly SectionView[];
  source: TextSource | null;
}

/** Toolbar: copies all texts as a table for a spreadsheet, and explains pasting. */
export function TextsToolbar({ sections, source }: TextsToolbarProps) {
  const { values } = useFormikContext<TextValues>();
  const dispatch = useConsoleDispatch();
  const copy = async () => {
    const headings = source === null ? tableHeadings.slice(-2) : tableHeadings;
    const texts = sections.map(({ id }) => {
      const own = textFields.map((field) => values[cellName(field, id)] ?? '');
      return source === null ? own : [...sourceTexts(source.sections, id), ...own];
    });
    const isCopied = await copyText(clipboardText([headings, ...texts])).then(
      () => true,
      () => false,
    );
    const copied = `Texts of ${countOf(sections.length, 'section')} copied`;
    dispatch(
      isCopied
        ? announced('success', copied)
        : announced('error', 'This browser did not let the texts be copied'),
    );
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1.5 }}>
      <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()}>
        Copy as a table
      </Button>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
        Cells of a spreadsheet, with or without headings, are pasted at the cell that has the focus.
      </Box>
    </Box>
  );
}
