import Button from '@mui/material/Button';
import { type Language } from '../../domain/languages/language';
import { InfoBanner } from '../../ui/feedback/InfoBanner';

export interface ExistingCodeProps {
  /** Code as it is written in the form of a new language. */
  code: string;
  languages: readonly Language[];
  /** Enables the language, or opens one that is enabled. */
  onTake: (language: Language) => void;
}

/** The language that has the code of a new one already, and the way to it. */
export function ExistingCode({ code, languages, onTake }: ExistingCodeProps) {
  const written = code.trim().toLowerCase();
  const existing = languages.find((language) => language.code.toLowerCase() === written);
  if (existing === undefined) return null;
  const { label, is_enabled: isEnabled } = existing;
  return (
    <InfoBanner
      tone="warning"
      action={
        <Button variant="outlined" color="inherit" onClick={() => onTake(existing)}>
          {isEnabled ? 'Edit' : 'Enable'} {label}
        </Button>
      }
    >
      <bdi>{label}</bdi> exists{isEnabled ? '.' : ' and is disabled.'}
    </InfoBanner>
  );
}
