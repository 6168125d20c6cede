import { useState } from 'react';
import { type ChapterFormat } from '../../../domain/chapterFormats/chapterFormat';
import { type ChapterList } from '../../../domain/chapters/chapterList';
import { nextChapterName } from '../../../domain/chapters/chapterNames';
import { type ChapterProposal } from '../../../domain/chapterFormats/chapterProposals';
import { suggestStarts } from '../../../domain/chapters/chapterSuggestions';
import { formatTimecode } from '../../../domain/text/duration';
import { type Media } from '../../../domain/tours/media';
import { downloadFile } from '../../../ui/hooks/downloadFile';
import { copyProposals } from '../review/copyProposals';
import { type MenuAction } from '../commands/EditorMenu';
import { type Editor } from './useEditor';
import { useOtherRecordings } from '../review/useOtherRecordings';

/** Proposals under review. */
export interface Review {
  title: string;
  text: string;
  label: string;
  proposals: readonly ChapterProposal[];
  language: string;
  canReplace: boolean;
}

/** One chapter is suggested for this much audio. */
const SUGGESTION_INTERVAL_MS = 45_000;
const MIN_SUGGESTIONS = 3;

/** Review of suggested, copied and imported chapters, and the export. */
export function useReview(media: Media, editor: Editor) {
  const { recording, work, context } = editor;
  const { durationMs, chapters } = context;
  const [review, setReview] = useState<Review | null>(null);
  const [dialog, setDialog] = useState<'import' | 'copy' | null>(null);
  const others = useOtherRecordings(media);
  const { pauses } = recording.sound;

  const suggest = () => {
    if (durationMs === null || pauses === null) return;
    const count = Math.max(MIN_SUGGESTIONS, Math.round(durationMs / SUGGESTION_INTERVAL_MS));
    const starts = suggestStarts(pauses, chapters, { durationMs, count });
    const first = chapters.some(({ startMs }) => startMs === 0) ? [] : [0];
    const proposals = [...first, ...starts].map((startMs, index): ChapterProposal => {
      const pause = pauses.find(
        (candidate) => candidate.startMs <= startMs && startMs <= candidate.endMs,
      );
      const seconds = pause === undefined ? 0 : (pause.endMs - pause.startMs) / 1000;
      return {
        startMs,
        endMs: null,
        title: nextChapterName(chapters.length + index),
        note: startMs === 0 ? 'The beginning' : `After a pause of ${seconds.toFixed(1)} s`,
        unreadable: null,
      };
    });
    if (proposals.length === 0)
      return context.showNotice('No pauses without a chapter were found.');
    setReview({
      title: 'Suggested chapters',
      text: 'They start after the longest pauses. Step through them to hear each one.',
      label: 'Suggested chapters',
      proposals,
      language: 'en',
      canReplace: false,
    });
  };

  const reviewCopy = (from: Media, copied: ChapterList) => {
    setDialog(null);
    if (durationMs === null || from.duration === null) return;
    const fromDurationMs = Math.round(from.duration * 1000);
    const lengths = { fromDurationMs, toDurationMs: durationMs, pauses: pauses ?? [] };
    setReview({
      title: 'Copied chapters',
      text: `From the recording of ${formatTimecode(fromDurationMs)}, carried over to ${formatTimecode(durationMs)}. Titles stay in their language.`,
      label: 'Copy chapters',
      language: from.language,
      canReplace: true,
      proposals: copyProposals({ chapters: copied, ...lengths }),
    });
  };

  const reviewImport = (proposals: ChapterProposal[], format: string) => {
    setDialog(null);
    setReview({
      title: 'Imported chapters',
      text: `Read as ${format}. Nothing changes until you add them.`,
      label: 'Import',
      proposals,
      language: media.language,
      canReplace: true,
    });
  };

  const apply = (list: ChapterList, label: string): string | null => {
    const refused = work.actions.run({ kind: 'replace', chapters: list }, { label });
    if (refused === null) setReview(null);
    return refused;
  };

  const exportAs = (format: ChapterFormat) => {
    const fileName = media.filename ?? 'recording.mp3';
    const base = fileName.replace(/\.[^.]+$/, '');
    downloadFile(`${base}${format.extension}`, format.write(chapters, { durationMs, fileName }));
  };

  const unknownDuration =
    durationMs === null ? 'The duration of the audio is not known yet.' : null;
  const menu: MenuAction[] = [
    {
      label: 'Suggest chapters from pauses',
      disabledReason:
        unknownDuration ?? (pauses === null ? 'The exact waveform is not ready yet.' : null),
      run: suggest,
    },
    {
      label: 'Copy from another recording',
      disabledReason:
        unknownDuration ?? (others.length === 0 ? 'There is no other recording.' : null),
      run: () => setDialog('copy'),
    },
    { label: 'Import', disabledReason: unknownDuration, run: () => setDialog('import') },
    {
      label: 'Shift all from the focused chapter on',
      disabledReason: context.focused === null ? 'No chapter is focused.' : null,
      run: context.openShift,
    },
  ];
  return {
    review,
    dialog,
    others,
    menu,
    apply,
    reviewCopy,
    reviewImport,
    exportAs,
    closeReview: () => setReview(null),
    closeDialog: () => setDialog(null),
  };
}

export type Reviewing = ReturnType<typeof useReview>;
