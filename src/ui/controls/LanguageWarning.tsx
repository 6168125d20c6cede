import { type ReactNode } from 'react';
import { type Language } from '../../domain/languages/language';
import { InfoBanner } from '../feedback/InfoBanner';

interface LanguageWarningProps {
  /** Content language. */
  language: Language;
  enabledLanguages: readonly Language[];
  /** Button that switches to English; left out when the language is English. */
  switchToEnglish: ReactNode;
}

/** Warning that the content language is not enabled. */
export function LanguageWarning(props: LanguageWarningProps) {
  const { language, enabledLanguages, switchToEnglish } = props;
  if (enabledLanguages.some(({ code }) => code === language.code)) return null;
  return (
    <InfoBanner
      tone="warning"
      title={`${language.label} is not available`}
      action={language.code === 'en' ? undefined : switchToEnglish}
    >
      The selected language is not among the languages of this system, or it is disabled.
    </InfoBanner>
  );
}
