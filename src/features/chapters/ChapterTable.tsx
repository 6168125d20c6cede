import { Fragment, type ReactNode } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type Chapter } from '../../domain/chapter';
import { ChapterRow } from './ChapterRow';
import { type ListedChapter } from './listChapters';
import { type ChapterEditing } from './useChapterEditing';

interface ChapterTableProps {
  listed: readonly ListedChapter[];
  language: string;
  editing: ChapterEditing;
  /** Stands in the place of the row that is edited, or below the last. */
  form: ReactNode;
  onDelete: (chapter: Chapter) => void;
}

const columns = [
  { label: '#', width: 40, isNumber: true },
  { label: 'Title', width: undefined, isNumber: false },
  { label: 'Start', width: 96, isNumber: true },
  { label: 'End', width: 96, isNumber: true },
  { label: 'Length', width: 88, isNumber: true },
  { label: 'Actions', width: 168, isNumber: true },
];

/** The chapters as a table: the same data as the blocks over the sound, and its accessible view. */
export function ChapterTable({ listed, language, editing, form, onDelete }: ChapterTableProps) {
  const { open, focusedId, isDirty } = editing;
  const formRow = open !== null && (
    <TableRow>
      <TableCell colSpan={columns.length} sx={{ backgroundColor: 'var(--side)' }}>
        {form}
      </TableCell>
    </TableRow>
  );
  return (
    <TableContainer sx={{ border: '1px solid var(--line)', borderRadius: 1 }}>
      <Table
        size="small"
        aria-label="Chapters"
        sx={{
          tableLayout: 'fixed',
          minWidth: 640,
          '& tbody tr:last-of-type td': { borderBottom: 0 },
          '& tr.Mui-selected, & tr.Mui-selected:hover': { backgroundColor: 'var(--accent-tint)' },
          '& .Mui-selected td:first-of-type': { boxShadow: 'inset 2px 0 var(--accent-text)' },
        }}
      >
        <TableHead>
          <TableRow>
            {columns.map(({ label, width, isNumber }) => (
              <TableCell
                key={label}
                align={isNumber ? 'right' : 'left'}
                sx={{ width, fontWeight: 500, color: 'text.secondary' }}
              >
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {listed.map((row, rank) => (
            <Fragment key={row.id}>
              {open?.chapterId === row.id ? (
                formRow
              ) : (
                <ChapterRow
                  listed={row}
                  rank={rank}
                  language={language}
                  isFocused={row.id === focusedId}
                  isHeld={isDirty}
                  actions={editing.rowActions}
                  onDelete={onDelete}
                />
              )}
            </Fragment>
          ))}
          {open?.chapterId === null && formRow}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
