import { type Tour } from './tour';

export type TourGap = 'title' | 'description' | 'cover' | 'duration';

type Described = Pick<Tour, 'cover_media_url' | 'duration_seconds'> & {
  title: string;
  description: string;
};

/** Missing fields of a tour in its language, in the natural order of filling them in. */
export function tourGaps(tour: Described): TourGap[] {
  const gaps: TourGap[] = [];
  if (tour.title.trim() === '') gaps.push('title');
  if (tour.description.trim() === '') gaps.push('description');
  if (tour.cover_media_url === null) gaps.push('cover');
  if (tour.duration_seconds === null) gaps.push('duration');
  return gaps;
}
