import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { formatCount } from '../../../domain/text/count';
import { scriptOf } from '../../../domain/text/script';
import { writtenScript } from '../../../domain/text/writtenScript';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectEnabledLanguages } from '../../../state/select/selectLanguages';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { type Recipients } from '../sending/useRecipients';
import { type NotificationValues } from '../targets/notificationForm';
import { EVERYONE } from '../targets/routeActions';

/** Languages that are offered instead of the audience. */
const OFFERED = 3;

interface ScriptWarningProps {
  recipients: Recipients;
  onChoose: (language: string) => void;
  disabled: boolean;
}

/** Says that the text is in a script that the audience does not read; it blocks nothing. */
export function ScriptWarning({ recipients, onChoose, disabled }: ScriptWarningProps) {
  const { values } = useFormikContext<NotificationValues>();
  const languages = useConsoleSelector(selectEnabledLanguages);
  const target = values.target_language;
  // Everybody is expected to read Latin letters, in which names and English are written.
  const expected = target === EVERYONE ? 'latin' : scriptOf(target);
  const parts = [
    { name: 'title', script: writtenScript(values.title) },
    { name: 'message', script: writtenScript(values.body) },
  ].filter(({ script }) => script !== null && script !== expected);
  const [first] = parts;
  if (first === undefined) return null;
  const { script } = first;
  const subject = parts.length === 1 ? `The ${first.name}` : 'This text';
  const readers = languages.filter(({ code }) => scriptOf(code) === script).slice(0, OFFERED);
  const audience =
    target === EVERYONE ? 'all users' : `${languageNamed(languages, target).label} users`;
  const countText = (code: string) => {
    const count = recipients.countFor(code);
    return count === null ? '' : ` (${formatCount(count)})`;
  };
  return (
    <InfoBanner
      tone="warning"
      action={readers.map(({ code, label }) => (
        <Button key={code} color="inherit" disabled={disabled} onClick={() => onChoose(code)}>
          {label} users{countText(code)}
        </Button>
      ))}
    >
      {subject} goes to {audience}, who may not read its script.
    </InfoBanner>
  );
}
