import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { shallowEqual } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { tourPath } from '../../../domain/paths/tourPaths';
import { readinessIssues, type ReadinessIssue } from '../../../domain/tours/readiness';
import { countOf, formatCount } from '../../../domain/text/count';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useSectionCheck } from '../../../state/hooks/useSectionCheck';
import { type RootState } from '../../../state/select/rootState';
import { selectReadySections } from '../../../state/select/selectReadySections';
import { selectTour } from '../../../state/select/selectTours';
import { type TourView } from '../../../state/select/tourViews';
import { Content } from '../../../ui/content/Content';
import { readinessIssueText } from '../publication/readinessIssueText';
import { countIssues } from './countIssues';

interface OpenTour {
  tour: TourView;
  issues: readonly ReadinessIssue[];
}

interface FoundPoints {
  /** Tours with readiness issues. */
  open: readonly OpenTour[];
  /** Tours whose sections have not been read on this device. */
  unchecked: readonly TourView[];
}

/** Readiness issues of tours, judged by the data on this device. */
function findPoints(state: RootState, tours: readonly TourView[]): FoundPoints {
  const found = tours.flatMap(({ id, language }) => {
    const tour = selectTour(state, id, language);
    if (tour === null) return [];
    const sections = selectReadySections(state, id, language);
    return [{ tour, issues: readinessIssues(tour, sections), isRead: sections !== null }];
  });
  return {
    open: found.filter(({ issues }) => issues.length > 0),
    unchecked: found.flatMap(({ tour, isRead }) => (isRead ? [] : [tour])),
  };
}

const toursOf = ({ open }: FoundPoints) => open.map(({ tour }) => tour);
const issuesOf = ({ open }: FoundPoints) => JSON.stringify(open.map(({ issues }) => issues));

/** Shallow comparison suffices: an unchanged tour view keeps its identity. */
const areEqual = (left: FoundPoints, right: FoundPoints) =>
  shallowEqual(left.unchecked, right.unchecked) &&
  shallowEqual(toursOf(left), toursOf(right)) &&
  issuesOf(left) === issuesOf(right);

/** Text as in '5 of them are incomplete in English: 3 without a cover. Sections of 9 tours were not checked.' */
function pointsText({ open, unchecked }: FoundPoints, languageLabel: string): string {
  const are = open.length === 1 ? 'is' : 'are';
  const counts = countIssues(open.map(({ issues }) => issues)).join(', ');
  const incomplete = `${formatCount(open.length)} of them ${are} incomplete in ${languageLabel}: ${counts}.`;
  const note = `Sections of ${countOf(unchecked.length, 'tour')} were not checked.`;
  const sentences = [
    ...(open.length > 0 ? [incomplete] : []),
    ...(unchecked.length > 0 ? [note] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : `Nothing is missing in ${languageLabel}.`;
}

/** Maximum number of tours listed by name. */
const MAX_NAMED = 100;

interface OpenListProps {
  open: readonly OpenTour[];
  languageLabel: string;
}

/** Incomplete tours, each with its readiness issues. */
function OpenList({ open, languageLabel }: OpenListProps) {
  return (
    <Box
      component="ul"
      aria-label="What is missing"
      sx={{ m: 0, mt: 1, pl: 2, maxHeight: 160, overflow: 'auto', color: 'text.secondary' }}
    >
      {open.slice(0, MAX_NAMED).map(({ tour, issues }) => (
        <li key={tour.id}>
          <Link component={RouterLink} to={tourPath(tour.id)}>
            <Content language={tour.language} fallback="[No Title]">
              {tour.title}
            </Content>
          </Link>
          : {issues.map((issue) => readinessIssueText(issue, languageLabel)).join(' · ')}
        </li>
      ))}
      {open.length > MAX_NAMED && <li>and {formatCount(open.length - MAX_NAMED)} more</li>}
    </Box>
  );
}

interface OpenPointsProps {
  /** Tours just published. */
  tours: readonly TourView[];
  languageLabel: string;
}

/** Readiness issues of the tours just published; unread sections are fetched on demand. */
export function OpenPoints({ tours, languageLabel }: OpenPointsProps) {
  const found = useConsoleSelector((state) => findPoints(state, tours), areEqual);
  const { progress, hasFailed, start, stop } = useSectionCheck();
  const { open, unchecked } = found;
  const result = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const hasButton = progress !== null || unchecked.length > 0;
  useEffect(() => {
    // Moves the focus from the disappearing button to the result.
    if (!hasButton && hadFocus.current) result.current?.focus();
    hadFocus.current = false;
  }, [hasButton]);
  if (tours.length === 0) return null;

  const check = () => void start(unchecked.map(({ id, language }) => ({ tourId: id, language })));
  return (
    <Box sx={{ mt: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box ref={result} role="status" tabIndex={-1} sx={{ color: 'text.secondary' }}>
          {progress === null
            ? pointsText(found, languageLabel)
            : `${formatCount(progress.done)} of ${formatCount(progress.total)} checked`}
          {hasFailed && ' Some sections could not be read.'}
        </Box>
        {hasButton && (
          <Button
            size="small"
            variant="outlined"
            onFocus={() => {
              hadFocus.current = true;
            }}
            onBlur={() => {
              hadFocus.current = false;
            }}
            onClick={progress === null ? check : stop}
          >
            {progress === null ? `Check ${formatCount(unchecked.length)}` : 'Stop'}
          </Button>
        )}
      </Box>
      {open.length > 0 && <OpenList open={open} languageLabel={languageLabel} />}
    </Box>
  );
}
