import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import CircleOutlined from '@mui/icons-material/CircleOutlined';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import RemoveIcon from '@mui/icons-material/Remove';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { sectionsPath } from '../../domain/paths/sectionPaths';
import { tourPath, translatePath } from '../../domain/paths/tourPaths';
import { countOf } from '../../domain/text/count';
import {
  recordingState,
  translationState,
  type SectionCounts,
  type TextState,
  type TranslationState,
} from '../../domain/tours/translationState';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { useLazySections } from '../../state/hooks/useLazySections';
import { type TourCompleteness } from '../../state/select/selectCompleteness';
import { type MatrixSubject } from './matrixTotals';
import { selectFirstUnrecorded } from './selectFirstUnrecorded';

const Cell = styled(Link)`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  height: 100%;
  color: var(--text-quiet);
  font-size: 10px;
  line-height: 11px;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  & > .MuiSvgIcon-root {
    font-size: 16px;
  }
  &[data-state='whole'] > .MuiSvgIcon-root {
    color: var(--success-text);
  }
  &[data-state='part'] > .MuiSvgIcon-root {
    color: var(--warning-text);
  }
  &[data-state='none'] > .MuiSvgIcon-root {
    color: var(--text-faint);
  }
  &:hover {
    color: var(--text);
  }
  /* The row clips an outline outside the cell. */
  &:focus-visible {
    outline-offset: -2px;
  }
  & > [data-unseen] {
    position: absolute;
    clip-path: inset(50%);
  }
`;

/** Icon of each state. */
export const stateIcons: Record<TranslationState, typeof CheckCircle> = {
  none: RemoveIcon,
  part: ContrastOutlined,
  unchecked: CircleOutlined,
  whole: CheckCircle,
};

const textNames: Record<TextState, string> = {
  none: 'no text',
  title: 'title only',
  whole: 'title and description',
};

/** Description of the texts, as in 'title and description, 3 of 8 section titles; audio in 2 sections'. */
function describeTexts(text: TextState, counts: SectionCounts | null): string {
  if (counts === null) {
    return text === 'none' ? textNames.none : `${textNames[text]}, sections not checked yet`;
  }
  const { withTitle, sections, withAudio } = counts;
  return `${textNames[text]}, ${withTitle} of ${sections} section titles; audio in ${countOf(withAudio, 'section')}`;
}

/** Description of the audio, as in '3 of 8 sections recorded'. */
function describeAudio(text: TextState, counts: SectionCounts | null): string {
  if (text === 'none' && (counts === null || counts.withAudio === 0)) return textNames.none;
  if (counts === null) return 'sections not checked yet';
  if (counts.sections === 0) return 'no sections';
  return `${counts.withAudio} of ${countOf(counts.sections, 'section')} recorded`;
}

/** Figure below an icon: progress of the sections, or 'desc.' when only the tour's description is missing. */
function figureOf(isAudio: boolean, text: TextState, counts: SectionCounts): string {
  const { withTitle, withAudio, sections } = counts;
  if (isAudio) return `${withAudio}/${sections}`;
  return text === 'title' && withTitle === sections ? 'desc.' : `${withTitle}/${sections}`;
}

/** Path for adding a recording in the language: that of the first section without one, else of the tour's sections. */
function useRecordingPath(tourId: string, language: string, isNeeded: boolean): string {
  const tour = sectionsPath(tourId);
  const sectionId = useConsoleSelector((state) =>
    isNeeded ? selectFirstUnrecorded(state, tourId, language) : null,
  );
  return sectionId === null ? tour : `${tour}/${encodeURIComponent(sectionId)}/audio`;
}

interface CompletenessCellProps {
  tour: TourCompleteness;
  language: string;
  languageLabel: string;
  subject: MatrixSubject;
}

/** State of one tour in one language, linked to the page where it can be completed. */
export function CompletenessCell(props: CompletenessCellProps) {
  const { tour, language, languageLabel, subject } = props;
  const isLoaded = useConsoleSelector((state) => state.tours.lists[language] !== undefined);
  const text = tour.texts[language] ?? 'none';
  const counts = useLazySections(tour.id, language, text !== 'none');
  const isAudio = subject === 'audio';
  const state = isAudio ? recordingState(text, counts) : translationState(text, counts);
  const hasTask = state === 'part' || state === 'none';
  // Without a text there is nothing to record.
  const isToRecord = isAudio && hasTask && text !== 'none' && counts !== null;
  const recordingPath = useRecordingPath(tour.id, language, isToRecord);
  // While a language's list is loading, its cells would look like missing texts.
  if (!isLoaded) return null;
  const StateIcon = stateIcons[state];
  const path = isToRecord
    ? recordingPath
    : state === 'whole' || (isAudio && state === 'unchecked')
      ? `${tourPath(tour.id)}/translations`
      : translatePath(language, tour.id);
  const describe = isAudio ? describeAudio : describeTexts;
  const description = `${languageLabel}: ${describe(text, counts)}`;
  return (
    <Cell to={path} data-state={state} title={description}>
      <StateIcon aria-hidden />
      <span data-unseen="">{description}</span>
      {counts !== null && (state === 'part' || isToRecord) && (
        <span aria-hidden>{figureOf(isAudio, text, counts)}</span>
      )}
    </Cell>
  );
}
