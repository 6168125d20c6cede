import Button from '@mui/material/Button';
import { type Language } from '../../domain/languages/language';
import { InfoBanner } from '../../ui/feedback/InfoBanner';

export interface ExistingCodeProps {
  /** Code as typed in the form for a new language. */
  code: string;
  languages: readonly Language[];
  /** Called with the existing language: enables it, or opens it when already enabled. */
  onTake: (language: Language) => void;
}

/** Warning that a new language's code is taken, with a button that leads to the existing language. */
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
