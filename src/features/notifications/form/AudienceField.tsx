import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { formatCount } from '../../../domain/text/count';
import { GLOBE } from '../../../domain/languages/language';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectEnabledLanguages } from '../../../state/select/selectLanguages';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { DescribedSelect } from './DescribedSelect';
import { type NotificationValues } from '../targets/notificationForm';
import { EVERYONE } from '../targets/routeActions';
import { type useAudience } from './useAudience';
import { type Recipients } from '../sending/useRecipients';

interface AudienceFieldProps {
  recipients: Recipients;
  audience: ReturnType<typeof useAudience>;
  disabled: boolean;
}

/** Select of the audience, with the expected number of recipients. */
export function AudienceField({ recipients, audience, disabled }: AudienceFieldProps) {
  const { values } = useFormikContext<NotificationValues>();
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
    <div ref={audience.field}>
      <DescribedSelect
        name="target_language"
        label="Target Audience"
        options={options}
        help={hint}
        disabled={disabled}
        onChoose={audience.choose}
      />
      <Box
        role="status"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          mt: 1,
          minHeight: 24,
          fontSize: 12,
          color: 'text.secondary',
        }}
      >
        {count !== null && (
          <StatusChip tone={count === 0 ? 'warning' : 'info'} icon={<PeopleOutlined />}>
            Expected Recipients: {formatCount(count)}
          </StatusChip>
        )}
        {count === null && recipients.hasFailed && 'The number of recipients is not available.'}
        {audience.cleared !== null && (
          <>
            {audience.cleared} for the new audience.
            <Button
              size="small"
              disabled={disabled}
              onClick={() => {
                audience.undo();
                audience.focus();
              }}
              sx={{ minHeight: 24, py: 0 }}
            >
              Undo
            </Button>
          </>
        )}
      </Box>
    </div>
  );
}
