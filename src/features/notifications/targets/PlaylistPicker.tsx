import { useState } from 'react';
import QueueMusic from '@mui/icons-material/QueueMusic';
import { useFormikContext } from 'formik';
import { countOf } from '../../../domain/text/count';
import { pickerLanguage, searchEndpoints } from '../../../state/endpoints/searchEndpoints';
import { Content } from '../../../ui/content/Content';
import { ChosenTarget } from './ChosenTarget';
import { withPlaylist, type NotificationValues } from './notificationForm';
import { RecordPicker } from './RecordPicker';
import { useDebouncedValue } from '../../../ui/hooks/useDebouncedValue';

const formatItems = (count: number) => countOf(count, 'item');

/** Picker of the public playlist that a tap opens. */
export function PlaylistPicker({ disabled }: { disabled: boolean }) {
  const { values, setValues } = useFormikContext<NotificationValues>();
  const { playlist, target_language } = values;
  const [query, setQuery] = useState('');
  const { data, isFetching } = searchEndpoints.endpoints.searchPlaylists.useQuery({
    query: useDebouncedValue(query.trim()),
    language: target_language,
  });
  const language = pickerLanguage(target_language);
  return (
    <div>
      <RecordPicker
        label="Playlist"
        placeholder="Search public playlists by name"
        language={language}
        value={playlist}
        hits={data ?? []}
        isLoading={isFetching}
        disabled={disabled}
        noHits="No public playlist matches"
        titleOf={(hit) => hit.name}
        detailOf={(hit) => (
          <span style={{ display: 'flex', gap: 6, minWidth: 0 }}>
            <Content language={language} lines={1} fallback="No description">
              {hit.description}
            </Content>
            <span style={{ flex: 'none' }}>· {formatItems(hit.item_count)}</span>
          </span>
        )}
        onQuery={setQuery}
        onChoose={(hit) => void setValues(withPlaylist(values, hit))}
      />
      {playlist !== null && (
        <ChosenTarget
          id={playlist.id}
          icon={<QueueMusic aria-hidden sx={{ color: 'text.secondary' }} />}
          name={
            <Content language={language} lines={1}>
              {playlist.name}
            </Content>
          }
          meta={`${formatItems(playlist.item_count)} · `}
        />
      )}
    </div>
  );
}
