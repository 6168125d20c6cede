import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import GraphicEq from '@mui/icons-material/GraphicEq';
import RemoveIcon from '@mui/icons-material/Remove';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { type TextState, type TourCompleteness } from '../../state/select/selectCompleteness';
import { useLazySections } from './useLazySections';

const Cell = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  width: 100%;
  height: 100%;
  color: var(--text-quiet);
  font-size: 12px;
  text-decoration: none;
  & .MuiSvgIcon-root {
    font-size: 16px;
  }
  &[data-state='whole'] > .MuiSvgIcon-root:first-of-type {
    color: var(--success-text);
  }
  &[data-state='title'] > .MuiSvgIcon-root:first-of-type {
    color: var(--warning-text);
  }
  &:hover {
    color: var(--text);
  }
  & > [data-unseen] {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const stateIcons = { none: RemoveIcon, title: ContrastOutlined, whole: CheckCircle };
const stateTexts: Record<TextState, string> = {
  none: 'no text',
  title: 'title only',
  whole: 'title and description',
};

interface CompletenessCellProps {
  tour: TourCompleteness;
  language: string;
  languageLabel: string;
}

/** State of one tour in one language, linked to where it can be completed. */
export function CompletenessCell({ tour, language, languageLabel }: CompletenessCellProps) {
  const state = tour.texts[language] ?? 'none';
  const counts = useLazySections(tour.id, language, state !== 'none');
  const StateIcon = stateIcons[state];
  const address =
    state === 'whole'
      ? `/admin/tours/${encodeURIComponent(tour.id)}/translations`
      : `/admin/translate?lang=${encodeURIComponent(language)}&tour=${encodeURIComponent(tour.id)}`;
  return (
    <Cell to={address} data-state={state} title={`${languageLabel}: ${stateTexts[state]}`}>
      <StateIcon aria-hidden />
      <span data-unseen="">{`${languageLabel}: ${stateTexts[state]}`}</span>
      {counts !== null && (
        <>
          <span data-unseen="">, sections with text: </span>
          <span>
            {counts.withTitle}/{counts.sections}
          </span>
          {counts.withAudio > 0 && (
            <>
              <GraphicEq aria-hidden />
              <span data-unseen="">, with audio: </span>
              <span>{counts.withAudio}</span>
            </>
          )}
        </>
      )}
    </Cell>
  );
}
