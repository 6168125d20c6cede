import { useState } from 'react';
import Close from '@mui/icons-material/Close';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';

interface GridView {
  name: string;
  /** Query string of the view's URL. */
  search: string;
}

export interface GridViewsButtonProps {
  views: readonly GridView[];
  /** Query string of the current URL. */
  current: string;
  onOpen: (view: GridView) => void;
  onSave: (view: GridView) => void;
  onRename: (name: string, newName: string) => void;
  onRemove: (name: string) => void;
}

interface NameFormProps {
  label: string;
  initialName?: string;
  /** Called with the trimmed name. */
  onName: (name: string) => void;
}

function NameForm({ label, initialName = '', onName }: NameFormProps) {
  const [name, setName] = useState(initialName);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        onName(name.trim());
        setName('');
      }}
      sx={{ display: 'flex', flex: 1, gap: 1 }}
    >
      <OutlinedInput
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
        placeholder={label}
        inputProps={{ 'aria-label': label, maxLength: 60, dir: 'auto' }}
        sx={{ flex: 1, height: 32, fontSize: 13 }}
      />
      <Button type="submit" variant="outlined" disabled={name.trim() === ''}>
        Save
      </Button>
    </Box>
  );
}

interface ViewItemProps {
  view: GridView;
  isCurrent: boolean;
  /** True for a view that was just renamed, whose item takes the focus from the form. */
  autoFocus: boolean;
  onOpen: () => void;
  onRename: (newName: string) => void;
  onRemove: () => void;
}

function ViewItem({ view, isCurrent, autoFocus, onOpen, onRename, onRemove }: ViewItemProps) {
  const [isRenaming, setRenaming] = useState(false);
  return (
    <Box component="li" sx={{ display: 'flex' }}>
      {isRenaming ? (
        <NameForm
          label={`New name of ${view.name}`}
          initialName={view.name}
          onName={(newName) => {
            setRenaming(false);
            onRename(newName);
          }}
        />
      ) : (
        <>
          <Button
            aria-current={isCurrent}
            autoFocus={autoFocus}
            onClick={onOpen}
            sx={{
              flex: 1,
              minWidth: 0,
              justifyContent: 'start',
              '&[aria-current="true"]': { color: 'var(--accent-text)' },
            }}
          >
            <Box
              component="bdi"
              sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
            >
              {view.name}
            </Box>
          </Button>
          <IconButton aria-label={`Rename view ${view.name}`} onClick={() => setRenaming(true)}>
            <EditOutlined sx={{ fontSize: 16 }} />
          </IconButton>
          <IconButton aria-label={`Delete view ${view.name}`} onClick={onRemove}>
            <Close sx={{ fontSize: 16 }} />
          </IconButton>
        </>
      )}
    </Box>
  );
}

interface GridViewsPanelProps extends GridViewsButtonProps {
  /** Name typed before the panel loaded. */
  typed: string;
  onClose: () => void;
}

/** List of the saved views, with a form that saves the current one. */
export function GridViewsPanel(props: GridViewsPanelProps) {
  const { views, current, onOpen, onSave, onRename, onRemove, typed, onClose } = props;
  const [renamed, setRenamed] = useState<string | null>(null);
  return (
    <>
      {views.length === 0 ? (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          Keep the filter and order of this list under a name.
        </Typography>
      ) : (
        <Box component="ul" aria-label="Saved views" sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}>
          {views.map((view) => (
            <ViewItem
              key={view.name}
              view={view}
              isCurrent={view.search === current}
              autoFocus={view.name === renamed}
              onOpen={() => {
                onOpen(view);
                onClose();
              }}
              onRename={(newName) => {
                setRenamed(newName);
                onRename(view.name, newName);
              }}
              onRemove={() => onRemove(view.name)}
            />
          ))}
        </Box>
      )}
      <NameForm
        label="Name of this view"
        initialName={typed}
        onName={(name) => {
          onSave({ name, search: current });
          onClose();
        }}
      />
    </>
  );
}
