import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { formatCount } from '../../../domain/text/count';
import { scriptOf } from '../../../domain/text/script';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { selectEnabledLanguages } from '../../../state/select/selectLanguages';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { type Recipients } from '../sending/useRecipients';
import { type NotificationValues } from '../targets/notificationForm';
import { scriptMismatch } from '../targets/scriptMismatch';

/** Maximum number of languages offered instead of the audience. */
const OFFERED = 3;

interface ScriptWarningProps {
  recipients: Recipients;
  onChoose: (language: string) => void;
  disabled: boolean;
}

/** Warns that the text is in a script that the audience does not read, without blocking anything. */
export function ScriptWarning({ recipients, onChoose, disabled }: ScriptWarningProps) {
  const { values } = useFormikContext<NotificationValues>();
  const languages = useConsoleSelector(selectEnabledLanguages);
  const mismatch = scriptMismatch(values, languages);
  if (mismatch === null) return null;
  const readers = languages
    .filter(({ code }) => scriptOf(code) === mismatch.script)
    .slice(0, OFFERED);
  const countText = (code: string) => {
    const count = recipients.countFor(code);
    return count === null ? '' : ` (${formatCount(count)})`;
  };
  return (
    <InfoBanner tone="warning">
      {mismatch.sentence}
      {readers.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {readers.map(({ code, label }) => (
            <Button
              key={code}
              variant="outlined"
              color="inherit"
              disabled={disabled}
              onClick={() => onChoose(code)}
            >
              {label} users{countText(code)}
            </Button>
          ))}
        </Box>
      )}
    </InfoBanner>
  );
}
