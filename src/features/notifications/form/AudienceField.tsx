import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { formatCount } from '../../../domain/text/count';
import { GLOBE } from '../../../domain/languages/language';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectEnabledLanguages } from '../../../state/select/selectLanguages';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { DescribedSelect } from './DescribedSelect';
import { withLanguage, type NotificationValues } from '../targets/notificationForm';
import { EVERYONE } from '../targets/routeActions';
import { type Recipients } from '../sending/useRecipients';

/** Select of the audience, with the expected number of recipients. */
export function AudienceField({
  recipients,
  disabled,
}: {
  recipients: Recipients;
  disabled: boolean;
}) {
  const { values, setValues } = useFormikContext<NotificationValues>();
  const languages = useConsoleSelector(selectEnabledLanguages);
  const target = values.target_language;
  const options = [
    { value: EVERYONE, label: 'All Users', description: 'Send to everyone', flag: GLOBE },
    ...languages.map(({ code, label, flag }) => ({
      value: code,
      label,
      description: `Send only to ${label} users`,
      flag,
    })),
  ];
  const hint =
    target === EVERYONE
      ? 'All users receive this notification.'
      : `Only users who selected ${languageNamed(languages, target).label} receive this notification.`;
  const count = recipients.countFor(target);
  return (
    <div>
      <DescribedSelect
        name="target_language"
        label="Target Audience"
        options={options}
        help={hint}
        disabled={disabled}
        onChoose={(code) => void setValues(withLanguage(values, code), false)}
      />
      <Box role="status" sx={{ mt: 1, minHeight: 22, fontSize: 12, color: 'text.secondary' }}>
        {count !== null && (
          <StatusChip tone={count === 0 ? 'warning' : 'info'} icon={<PeopleOutlined />}>
            Expected Recipients: {formatCount(count)}
          </StatusChip>
        )}
        {count === null && recipients.hasFailed && 'The number of recipients is not available.'}
      </Box>
    </div>
  );
}
