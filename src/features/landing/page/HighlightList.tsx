import { type LandingContent } from '../../../domain/tours/landing';

const HIGHLIGHTS = 3;

const defaultHighlights: LandingContent['highlights'] = [
  {
    id: 'own-place',
    title: 'Made for the spot you stand on',
    description: 'Each stop begins where you are, and tells you where to look.',
  },
  {
    id: 'own-voices',
    title: 'Told in your language',
    description: 'Stories by people who know the place, in the languages of its visitors.',
  },
  {
    id: 'own-offline',
    title: 'No network needed',
    description: 'Download a tour before you leave, and listen anywhere.',
  },
];

const shapes = [
  'M12 21c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12zM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  'M4 10v4M8 7v10M12 4v16M16 7v10M20 10v4',
  'M12 4v11m0 0-4-4m4 4 4-4M5 20h14',
];

/** Three highlights; defaults when the response has none. */
export function HighlightList({ highlights }: { highlights: LandingContent['highlights'] }) {
  const shown = (highlights.length > 0 ? highlights : defaultHighlights).slice(0, HIGHLIGHTS);
  return (
    <section className="section" aria-label="Why listen with us">
      <ul className="highlights">
        {shown.map(({ id, title, description }, index) => (
          <li key={id}>
            <svg className="glyph" viewBox="0 0 24 24" width="28" height="28" aria-hidden>
              <path d={shapes[index]} />
            </svg>
            <h2 dir="auto">{title}</h2>
            <p dir="auto">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
