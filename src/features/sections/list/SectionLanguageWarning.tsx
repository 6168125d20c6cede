import { type Language } from '../../../domain/languages/language';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectEnabledLanguages } from '../../../state/select/selectLanguages';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { SwitchToEnglish } from './SwitchToEnglish';

/** Warning when the content language is not enabled. */
export function LanguageWarning({ language }: { language: Language }) {
  const enabled = useConsoleSelector(selectEnabledLanguages);
  if (enabled.some(({ code }) => code === language.code)) return null;
  return (
    <InfoBanner
      tone="warning"
      title={`${language.label} is not available`}
      action={language.code === 'en' ? undefined : <SwitchToEnglish />}
    >
      The selected language is not among the languages of this system, or it is disabled.
    </InfoBanner>
  );
}
