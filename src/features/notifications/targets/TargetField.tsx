import { useFormikContext } from 'formik';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextField } from '../../../ui/form/FormTextField';
import { type NotificationValues } from './notificationForm';
import { PlaylistPicker } from './PlaylistPicker';
import { TourPicker } from './TourPicker';

const tabs = [
  { value: '0', label: 'Public' },
  { value: '1', label: 'My Playlists' },
];

/** Field for the target of the chosen action; null for actions without one. */
export function TargetField({ disabled }: { disabled: boolean }) {
  const { values } = useFormikContext<NotificationValues>();
  // A new key for each language and action resets the picker, including its search text.
  const pickerKey = `${values.route_type} ${values.target_language}`;
  switch (values.route_type) {
    case 'tour':
      return <TourPicker key={pickerKey} disabled={disabled} />;
    case 'playlist':
      return <PlaylistPicker key={pickerKey} disabled={disabled} />;
    case 'private_playlist':
      return (
        <FormTextField
          name="route_id"
          label="Playlist ID"
          help="Private playlists require manual ID entry for security"
          required
          disabled={disabled}
        />
      );
    case 'playlists':
      return <FormSelect name="route_id" label="Tab to open" options={tabs} disabled={disabled} />;
    default:
      return null;
  }
}
