import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Pause } from '../../../audio/peaks/pauses';
import { type ChapterFormat } from '../../../domain/chapterFormats/chapterFormat';
import { type ChapterList, type EditedChapter } from '../../../domain/chapters/chapterList';
import { type ChapterProposal } from '../../../domain/chapterFormats/chapterProposals';
import { type Media } from '../../../domain/tours/media';
import { downloadFile } from '../../../ui/dom/downloadFile';
import { type EditorContext } from '../commands/editorContext';
import { type MenuAction } from '../commands/EditorMenu';
import { focusRegion } from '../edits/rowFocus';
import { type SuggestionControlsProps } from '../review/SuggestionControls';
import { useOtherRecordings, type OtherRecording } from '../review/useOtherRecordings';
import { useSuggestions } from '../review/useSuggestions';
import { type Editor } from './useEditor';

/** Proposals under review. */
export interface Review {
  title: string;
  text: string;
  label: string;
  proposals: readonly ChapterProposal[];
  language: string;
  canReplace: boolean;
  /** Text from which the proposals were parsed, which can be corrected. */
  source?: string;
  /** Sliders that control the suggestions. */
  controls?: SuggestionControlsProps | undefined;
}

type ReviewDialogName = 'import' | 'copy' | 'titles';

interface ReviewDialog {
  name: ReviewDialogName;
  /** Pasted text to open the dialog with; null for none. */
  given: string | null;
}

interface MenuOptions {
  /** Null until the exact waveform is available. */
  pauses: readonly Pause[] | null;
  others: readonly OtherRecording[];
  suggest: () => void;
  open: (dialog: ReviewDialogName) => void;
}

/** The editor's menu, with a reason for each disabled entry. */
function reviewMenu(
  { durationMs, chapters, focused, openShift }: EditorContext,
  { pauses, others, suggest, open }: MenuOptions,
): MenuAction[] {
  const unknownDuration =
    durationMs === null ? 'The duration of the audio is not known yet.' : null;
  return [
    {
      label: 'Suggest chapters from pauses',
      disabledReason:
        unknownDuration ?? (pauses === null ? 'The exact waveform is not ready yet.' : null),
      startsChapters: true,
      run: suggest,
    },
    {
      label: 'Paste titles',
      disabledReason: chapters.length === 0 ? 'There are no chapters yet.' : null,
      run: () => open('titles'),
    },
    {
      label: 'Copy from another recording',
      commandLabel: 'Copy chapters from another recording',
      disabledReason:
        unknownDuration ?? (others.length === 0 ? 'There is no other recording.' : null),
      startsChapters: true,
      run: () => open('copy'),
    },
    {
      label: 'Import',
      commandLabel: 'Import chapters',
      disabledReason: unknownDuration,
      startsChapters: true,
      run: () => open('import'),
    },
    {
      label: 'Shift all from the focused chapter on',
      hasKey: true,
      disabledReason: focused === null ? 'No chapter is focused.' : null,
      run: openShift,
    },
  ];
}

/** Reviews of suggested, copied, pasted and imported chapters, and the export. */
export function useReview(media: Media, editor: Editor) {
  const { recording, work, context } = editor;
  const { durationMs, chapters } = context;
  const [given, setGiven] = useState<Review | null>(null);
  const [dialog, setDialog] = useState<ReviewDialog | null>(null);
  const others = useOtherRecordings(media);
  const { pauses } = recording.sound;
  const suggestions = useSuggestions({ pauses, chapters, durationMs });
  const review: Review | null = suggestions.review ?? given;
  const proposals = review?.proposals ?? null;
  const ghosts = useMemo(
    () => (proposals ?? []).filter(({ rejection }) => rejection === null),
    [proposals],
  );
  const source = review?.source;
  const editText =
    source === undefined ? undefined : () => setDialog({ name: 'import', given: source });
  const close = () => {
    setGiven(null);
    suggestions.close();
  };
  /** Opens the review of proposals from a dialog. */
  const show = (next: Review) => {
    setDialog(null);
    suggestions.close();
    setGiven(next);
  };

  const apply = (list: ChapterList, label: string, done: string | null): string | null => {
    const known = new Map(chapters.map((chapter) => [chapter.id, chapter]));
    const command = { kind: 'replace', chapters: list } as const;
    const refused = flushSync(() => work.actions.run(command, { label }));
    if (refused !== null) return refused;
    if (suggestions.review !== null) suggestions.refuseOthers(list);
    const isChanged = (chapter: EditedChapter) => known.get(chapter.id)?.title !== chapter.title;
    const first = list.find(({ id }) => !known.has(id)) ?? list.find(isChanged) ?? list[0];
    if (first !== undefined) {
      context.focus(first.id);
      // Focuses the block, where letter keys work; a title cell would take them as text.
      focusRegion(first.id);
    }
    close();
    if (done !== null) context.showDone(done, true);
    return null;
  };

  const exportAs = (format: ChapterFormat) => {
    const fileName = media.filename ?? 'recording.mp3';
    const base = fileName.replace(/\.[^.]+$/, '');
    downloadFile(`${base}${format.extension}`, format.write(chapters, { durationMs, fileName }));
  };

  return {
    review,
    ghosts,
    dialog,
    others,
    menu: reviewMenu(context, {
      pauses,
      others,
      suggest() {
        setGiven(null);
        suggestions.open();
      },
      open: (name) => setDialog({ name, given: null }),
    }),
    apply,
    show,
    exportAs,
    closeReview: close,
    /** Opens the text from which the proposals were parsed; undefined when there is none. */
    editText,
    openDialog: (name: ReviewDialogName, given: string | null) => setDialog({ name, given }),
    closeDialog: () => setDialog(null),
  };
}

export type Reviewing = ReturnType<typeof useReview>;
