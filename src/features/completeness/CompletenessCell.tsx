import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import CircleOutlined from '@mui/icons-material/CircleOutlined';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import RemoveIcon from '@mui/icons-material/Remove';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { countOf } from '../../domain/text/count';
import {
  translationState,
  type SectionCounts,
  type TextState,
  type TranslationState,
} from '../../domain/tours/translationState';
import { useConsoleSelector } from '../../state/hooks/storeHooks';
import { useLazySections } from '../../state/hooks/useLazySections';
import { type TourCompleteness } from '../../state/select/selectCompleteness';

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
  & > [data-unseen] {
    position: absolute;
    clip-path: inset(50%);
  }
`;

/** Mark of each state. */
export const stateIcons: Record<TranslationState, typeof CheckCircle> = {
  none: RemoveIcon,
  part: ContrastOutlined,
  unread: CircleOutlined,
  whole: CheckCircle,
};

const textNames: Record<TextState, string> = {
  none: 'no text',
  title: 'title only',
  whole: 'title and description',
};

/** 'title and description, 3 of 8 section titles; audio in 2 sections'. */
function describeState(text: TextState, counts: SectionCounts | null): string {
  if (counts === null) {
    return text === 'none' ? textNames.none : `${textNames[text]}, sections not checked yet`;
  }
  const { withTitle, sections, withAudio } = counts;
  return `${textNames[text]}, ${withTitle} of ${sections} section titles; audio in ${countOf(withAudio, 'section')}`;
}

interface CompletenessCellProps {
  tour: TourCompleteness;
  language: string;
  languageLabel: string;
}

/** State of one tour in one language, linked to where it can be completed. */
export function CompletenessCell({ tour, language, languageLabel }: CompletenessCellProps) {
  const isLoaded = useConsoleSelector((state) => state.tours.lists[language] !== undefined);
  const text = tour.texts[language] ?? 'none';
  const counts = useLazySections(tour.id, language, text !== 'none');
  // A language whose list is still loading would look empty.
  if (!isLoaded) return null;
  const state = translationState(text, counts);
  const StateIcon = stateIcons[state];
  const address =
    state === 'whole'
      ? `/admin/tours/${encodeURIComponent(tour.id)}/translations`
      : `/admin/translate?lang=${encodeURIComponent(language)}&tour=${encodeURIComponent(tour.id)}`;
  const description = `${languageLabel}: ${describeState(text, counts)}`;
  return (
    <Cell to={address} data-state={state} title={description}>
      <StateIcon aria-hidden />
      <span data-unseen="">{description}</span>
      {state === 'part' && counts !== null && (
        <span aria-hidden>
          {counts.withTitle}/{counts.sections}
        </span>
      )}
    </Cell>
  );
}
