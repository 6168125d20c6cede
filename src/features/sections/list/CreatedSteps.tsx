import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router-dom';
import { recordingPath, sectionsPath } from '../../../domain/paths/sectionPaths';

/** Id of the section just created, from the navigation state; null for none. */
export function useCreatedId(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('createdId' in state)) return null;
  return typeof state.createdId === 'string' && state.createdId !== '' ? state.createdId : null;
}

/** Overflows onto the following cells when its own is too narrow: they are nearly empty for a new section. */
const Steps = styled.span`
  position: absolute;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 8px;
  padding-right: 32px;
  background-color: var(--page);
  [role='row']:is(:hover, :focus-within) & {
    background-color: var(--hover);
  }
  [role='row'][aria-selected='true'] & {
    background-color: var(--accent-tint);
  }
`;
const Step = styled(Link)`
  padding: 0 8px;
  border: 1px solid var(--line-strong);
  border-radius: 6px;
  color: var(--text);
  background-color: var(--page);
  font-size: 12px;
  font-weight: 500;
  line-height: 26px;
  text-decoration: none;
  &:hover {
    background-color: var(--selected);
  }
`;

interface CreatedStepsProps {
  tourId: string;
  sectionId: string;
  language: string;
}

/** Next steps in the row of a section just created: add its audio, or another section. */
export function CreatedSteps({ tourId, sectionId, language }: CreatedStepsProps) {
  return (
    <Steps>
      <Step to={recordingPath(tourId, sectionId, language)}>Add its audio</Step>
      <Step to={`${sectionsPath(tourId)}/create`}>Add another</Step>
    </Steps>
  );
}
