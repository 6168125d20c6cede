import { useRef } from 'react';
import { type LandingContent } from '../../../domain/tours/landing';
import { limits } from '../../../domain/limits';
import { directionOf } from '../../../domain/text/script';
import { contentFont, contentLineHeight } from '../../../ui/content/contentFont';
import { useGrowingCount } from './useGrowingCount';
import { useScriptFonts } from './useScriptFonts';

interface LanguageChipsProps {
  languages: LandingContent['languages'];
}

const CHIPS_A_FRAME = 2;

/** The languages in their own scripts; what is not shown stands there as a number. */
export function LanguageChips({ languages }: LanguageChipsProps) {
  const section = useRef<HTMLElement>(null);
  useScriptFonts(section);
  const shown = languages.slice(0, limits.landingLanguages);
  const rest = languages.length - shown.length;
  const count = useGrowingCount(shown.length, CHIPS_A_FRAME);
  if (shown.length === 0) return null;
  return (
    <section ref={section} className="section" aria-labelledby="languages-title">
      <h2 id="languages-title">Listen in your language</h2>
      <ul className="chips">
        {shown.slice(0, count).map(({ code, label, native_label: ownName }) => (
          <li key={code} className="chip">
            <bdi
              lang={code}
              dir={directionOf(code)}
              style={{ fontFamily: contentFont(code), lineHeight: contentLineHeight(code) }}
            >
              {ownName}
            </bdi>
            {ownName !== label && <span className="quiet">{label}</span>}
          </li>
        ))}
        {rest > 0 && count === shown.length && <li className="chip chip-rest">+{rest} more</li>}
      </ul>
    </section>
  );
}
