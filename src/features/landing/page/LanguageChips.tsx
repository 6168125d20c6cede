import { useRef, useState } from 'react';
import { type LandingContent } from '../../../domain/tours/landing';
import { landingLimits } from '../../../domain/landingLimits';
import { directionOf } from '../../../domain/text/script';
import { contentFont, contentLineHeight } from '../../../ui/content/contentFont';
import { type LandingFilter } from '../content/useLandingFilter';
import { appPage } from './appPage';
import { FilterLink } from '../carousel/FilterLink';
import { useGrowingCount } from './useGrowingCount';
import { loadScriptFonts } from '../content/loadScriptFonts';
import { useNear } from './useNear';

interface LanguageChipsProps {
  languages: LandingContent['languages'];
  /** URL template of the app's own page of tours; null for none. */
  toursUrl: string | null;
  /** City and language of the shown tours. */
  filter: LandingFilter;
  onChoose: (filter: LandingFilter) => void;
}

const CHIPS_PER_FRAME = 2;

/**
 * Languages in their own scripts, linked to their tours; the rest is a count at first, on a button that keeps its
 * focus.
 */
export function LanguageChips({ languages, toursUrl, filter, onChoose }: LanguageChipsProps) {
  const section = useRef<HTMLElement>(null);
  // Script fonts are too large to load before the first view.
  useNear(section, loadScriptFonts);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? languages : languages.slice(0, landingLimits.languages);
  const count = useGrowingCount(shown.length, CHIPS_PER_FRAME);
  if (shown.length === 0) return null;
  return (
    <section
      ref={section}
      id="languages"
      className="section"
      aria-labelledby="languages-title"
      tabIndex={-1}
    >
      <h2 id="languages-title">Listen in your language</h2>
      <ul className="chips">
        {shown.slice(0, count).map(({ code, label, native_label: nativeLabel }) => (
          <li key={code}>
            <FilterLink
              className="chip"
              appUrl={appPage(toursUrl, { language: code })}
              aria-current={code === filter.language || undefined}
              filter={{ city: null, language: code }}
              onChoose={onChoose}
            >
              <bdi
                lang={code}
                dir={directionOf(code)}
                style={{ fontFamily: contentFont(code), lineHeight: contentLineHeight(code) }}
              >
                {nativeLabel}
              </bdi>
              {nativeLabel !== label && <span className="quiet">{label}</span>}
            </FilterLink>
          </li>
        ))}
        {languages.length > landingLimits.languages && (showsAll || count === shown.length) && (
          <li>
            <button
              type="button"
              className="chip chip-rest"
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? 'Show fewer' : `+${languages.length - shown.length} more`}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
