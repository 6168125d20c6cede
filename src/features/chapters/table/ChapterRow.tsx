import { memo, type MouseEvent, type RefCallback } from 'react';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import HearingOutlined from '@mui/icons-material/HearingOutlined';
import KeyboardTab from '@mui/icons-material/KeyboardTab';
import NotesOutlined from '@mui/icons-material/NotesOutlined';
import { type EditedChapter } from '../../../domain/chapters/chapterList';
import { directionOf } from '../../../domain/text/script';
import { Content } from '../../../ui/content/Content';
import { DescriptionField } from './DescriptionField';
import { EditableCell } from './EditableCell';
import { RowConflict } from './RowConflict';
import { TimeText } from './TimeText';
import { RowStateText } from './RowStateText';
import { cellFieldAt, focusRow } from '../edits/rowFocus';
import { formatTimeInput } from '../edits/timecodeInput';
import { type CellField } from '../edits/typedCell';
import { type UnsentRow } from '../saving/unsentRows';
import { type RowState } from '../saving/useChapterSaving';
import { type RowActions } from '../commands/useRowActions';

export interface ChapterRowProps {
  chapter: EditedChapter;
  rank: number;
  language: string;
  effectiveEndMs: number | null;
  /** Validation problem, or the reason for a failed save; null for none. */
  problem: string | null;
  change: 'new' | 'changed' | null;
  state: RowState | null;
  unsent: UnsentRow | null;
  /** True when any time of the table has decimals. */
  hasDecimals: boolean;
  isFocused: boolean;
  /** True for a chapter in a multi-selection. */
  isSelected: boolean;
  /** True for the chapter at the playhead. */
  isPlaying: boolean;
  editing: CellField | null;
  isDescribed: boolean;
  actions: RowActions;
  observeRow: RefCallback<HTMLElement>;
}

type RowButtonsProps = Pick<
  ChapterRowProps,
  'chapter' | 'isDescribed' | 'isSelected' | 'actions'
> & {
  name: string;
};

function RowButtons({ chapter, name, isDescribed, isSelected, actions }: RowButtonsProps) {
  const { id, description } = chapter;
  return (
    <>
      <button
        type="button"
        title="Listen once (P)"
        aria-label={`Listen to ${name}`}
        onClick={() => actions.playOnce(id)}
      >
        <HearingOutlined />
      </button>
      <button
        type="button"
        title="Set start to playhead (I)"
        aria-label={`Set start of ${name} to playhead`}
        onClick={() => actions.setEdge(id, 'start')}
      >
        <KeyboardTab className="mirrored" />
      </button>
      <button
        type="button"
        title="Set end to playhead (O)"
        aria-label={`Set end of ${name} to playhead`}
        onClick={() => actions.setEdge(id, 'end')}
      >
        <KeyboardTab />
      </button>
      <button
        type="button"
        title={description === '' ? 'Add a description (D)' : description}
        aria-label={`Description of ${name}`}
        aria-expanded={isDescribed}
        className={description === '' ? undefined : 'filled'}
        onClick={() => actions.describe(id)}
      >
        <NotesOutlined />
      </button>
      <button
        type="button"
        title={isSelected ? 'Delete the selected chapters (Del)' : 'Delete (Del)'}
        aria-label={`Delete ${name}`}
        onClick={(event) => {
          // Otherwise the row's click handler would take the focus from the chapter that replaces it.
          event.stopPropagation();
          actions.remove(id);
        }}
      >
        <DeleteOutlined />
      </button>
    </>
  );
}

/** Time, or a dash while unknown. */
const KnownTime = ({ ms, hasDecimals }: { ms: number | null; hasDecimals: boolean }) =>
  ms === null ? '–' : <TimeText ms={ms} hasDecimals={hasDecimals} />;

type EndTextProps = Pick<ChapterRowProps, 'effectiveEndMs' | 'hasDecimals'> & {
  /** Null when the chapter lasts until the next one. */
  endMs: number | null;
};

function EndText({ endMs, effectiveEndMs, hasDecimals }: EndTextProps) {
  if (endMs !== null) return <TimeText ms={endMs} hasDecimals={hasDecimals} />;
  return (
    <i title="Until the next chapter, or the end of the audio">
      <KnownTime ms={effectiveEndMs} hasDecimals={hasDecimals} />
    </i>
  );
}

type DescriptionRowProps = Pick<ChapterRowProps, 'chapter' | 'language' | 'actions'>;

function DescriptionRow({ chapter, language, actions }: DescriptionRowProps) {
  const { id, description } = chapter;
  return (
    <tr role="row" className="described">
      <td role="cell" />
      <td role="cell" colSpan={6}>
        <DescriptionField
          text={description}
          language={language}
          onType={(text) => actions.type(id, 'description', text)}
          onCommit={(text) => actions.changeDescription(id, text)}
          onClose={() => actions.describe(id)}
        />
      </td>
    </tr>
  );
}

/** True for a press outside the row's buttons, links and open fields. */
const isOnRow = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('.actions, .field, a') === null;

/** True for a selecting press: Shift extends the selection up to the row, Ctrl or Cmd toggles the row. */
const isSelecting = (event: MouseEvent) =>
  (event.shiftKey || event.ctrlKey || event.metaKey) && isOnRow(event);

/** True for a press on an element that takes no focus of its own. */
const isBesideControls = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('button, a, input, textarea, .cell') === null;

/** Handlers of a row: a plain press focuses it; Shift or Ctrl selects. */
const rowHandlers = (id: string, actions: RowActions) => ({
  onFocus: () => actions.focus(id),
  onMouseDown(event: MouseEvent) {
    // Keeps the focus until the click: the selection starts at the focused row.
    if (isSelecting(event)) event.preventDefault();
  },
  onClickCapture(event: MouseEvent) {
    // A click made by a key has `detail` 0.
    if (event.detail === 0 || !isSelecting(event)) return;
    event.stopPropagation();
    const cell = event.target instanceof Element ? event.target.closest('td') : null;
    const field = cellFieldAt(cell?.querySelector('.cell') ?? null) ?? 'title';
    if (event.shiftKey) actions.selectTo(id, field);
    else actions.toggle(id, field);
  },
  onClick(event: MouseEvent) {
    actions.pick(id);
    if (isBesideControls(event) && document.getSelection()?.isCollapsed !== false) focusRow(id);
  },
});

/** Row of a chapter, named for assistive technology while content-visibility skips its off-screen cells. */
export const ChapterRow = memo(function ChapterRow(props: ChapterRowProps) {
  const { chapter, rank, language, effectiveEndMs, problem, change, state, unsent } = props;
  const { hasDecimals, isFocused, isSelected, isPlaying, editing, isDescribed } = props;
  const { actions, observeRow } = props;
  const { id, title, startMs, endMs } = chapter;
  const name = title.trim() === '' ? `chapter ${rank + 1}` : title;
  // An empty field has no text from which to derive the direction.
  const dir = title.trim() === '' ? directionOf(language) : 'auto';
  const endText = effectiveEndMs === null ? '–' : formatTimeInput(effectiveEndMs);
  const cell = (field: CellField) => ({
    isEditing: editing === field,
    isSelected,
    label: `${{ title: 'Title', start: 'Start', end: 'End' }[field]} of chapter ${rank + 1}`,
    isNumber: field !== 'title',
    onEdit: () => actions.edit(id, field),
    onClear: () => actions.clearTime(id, field),
    onType: (text: string | null) => actions.type(id, field, text),
    onCommit: (text: string | null) => actions.commit(id, field, text),
    onClose: actions.closeCell,
    onRestoreFocus: actions.restoreFocus,
    onStep: (by: 1 | -1) => actions.step(id, field, by),
    onRow: (by: 1 | -1) =>
      field === 'title' ? actions.stepRow(id, field, by) : actions.leaveTo(id, field, by),
  });
  return (
    <>
      <tr
        ref={observeRow}
        role="row"
        aria-label={`Chapter ${rank + 1}, ${title}, ${formatTimeInput(startMs)} to ${endText}`}
        data-row={id}
        className={`${isFocused ? 'focused' : ''} ${isPlaying ? 'playing' : ''}`}
        aria-current={isFocused || undefined}
        aria-selected={isSelected || undefined}
        {...rowHandlers(id, actions)}
      >
        <td role="cell" className="number">
          {rank + 1}
        </td>
        <td role="cell">
          <EditableCell {...cell('title')} text={title} lang={language} dir={dir}>
            <Content language={language} dir="auto" lines={2} fallback="No title">
              {title}
            </Content>
          </EditableCell>
          {problem !== null && <span className="problem">{problem}</span>}
          {unsent !== null && unsent.blockedEntry !== null && (
            <RowConflict entry={unsent.blockedEntry} name={name} />
          )}
        </td>
        <td role="cell">
          <EditableCell {...cell('start')} text={formatTimeInput(startMs)}>
            <TimeText ms={startMs} hasDecimals={hasDecimals} />
          </EditableCell>
        </td>
        <td role="cell">
          <EditableCell
            {...cell('end')}
            text={endMs === null ? '' : formatTimeInput(endMs)}
            placeholder={endText}
          >
            <EndText endMs={endMs} effectiveEndMs={effectiveEndMs} hasDecimals={hasDecimals} />
          </EditableCell>
        </td>
        <td role="cell" className="number">
          <KnownTime
            ms={effectiveEndMs === null ? null : effectiveEndMs - startMs}
            hasDecimals={hasDecimals}
          />
        </td>
        <td role="cell">
          <RowStateText change={change} state={state} unsent={unsent} />
        </td>
        <td role="cell" className="actions">
          <RowButtons {...props} name={name} />
        </td>
      </tr>
      {isDescribed && <DescriptionRow chapter={chapter} language={language} actions={actions} />}
    </>
  );
});
