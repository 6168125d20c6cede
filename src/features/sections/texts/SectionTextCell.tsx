import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Box from '@mui/material/Box';
import { directionOf } from '../../../domain/text/script';
import { Content } from '../../../ui/content/Content';
import { contentFont, contentLineHeight } from '../../../ui/content/contentFont';
import visuallyHidden from '@mui/utils/visuallyHidden';

export interface SectionTextCellProps {
  /** Name of the form field. */
  name: string;
  /** Accessible name, as in 'Title of section 3'. */
  label: string;
  text: string;
  language: string;
  isOneLine: boolean;
  /** True for the grid's single tab stop (roving tabindex). */
  isTabStop: boolean;
  isEditing: boolean;
  isChanged: boolean;
  error?: string;
  /** Stored text when it changed after editing began; undefined otherwise. */
  storedText?: string;
  onPress: (name: string) => void;
  onKey: (name: string, event: KeyboardEvent<HTMLElement>) => void;
  onText: (name: string, text: string) => void;
  onLeave: (name: string) => void;
  onClear: (name: string) => void;
}

/** Text cell of the grid: arrow keys move between cells, typing edits in place. */
export const SectionTextCell = memo(function SectionTextCell(props: SectionTextCellProps) {
  const { name, label, text, language, isOneLine, isTabStop, isEditing, isChanged } = props;
  const { error, storedText, onPress, onKey, onText, onLeave, onClear } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const notes = error === undefined && storedText === undefined ? undefined : `${name}-notes`;

  useEffect(() => {
    if (!isEditing || field.current === null) return;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [isEditing]);

  return (
    <td
      role="gridcell"
      data-cell={name}
      data-title={isOneLine || undefined}
      data-changed={isChanged || undefined}
      tabIndex={isTabStop && !isEditing ? 0 : -1}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={notes}
      onClick={() => {
        if (!isEditing) onPress(name);
      }}
      onKeyDown={(event) => {
        const isClear = !isEditing && (event.key === 'Delete' || event.key === 'Backspace');
        if (isClear) onClear(name);
        else onKey(name, event);
      }}
    >
      {isEditing ? (
        <TextareaAutosize
          ref={field}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={notes}
          value={text}
          lang={language}
          dir={directionOf(language)}
          autoComplete="off"
          onChange={({ target }) =>
            onText(name, isOneLine ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)
          }
          onBlur={() => onLeave(name)}
          style={{ fontFamily: contentFont(language), lineHeight: contentLineHeight(language) }}
        />
      ) : (
        <span className="text">
          <Content
            language={language}
            fallback={
              <Box component="span" sx={visuallyHidden}>
                empty
              </Box>
            }
          >
            {text}
          </Content>
        </span>
      )}
      {isChanged && (
        <Box component="span" sx={visuallyHidden}>
          , changed
        </Box>
      )}
      {notes !== undefined && (
        <span id={notes} className="notes">
          {error !== undefined && <span className="error">{error}</span>}
          {storedText !== undefined && (
            <span>
              Changed in the meantime to:{' '}
              <Content language={language} fallback="nothing">
                {storedText}
              </Content>
            </span>
          )}
        </span>
      )}
    </td>
  );
});
