import { useState } from 'react';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { PopoverButton } from '../controls/PopoverButton';

export interface GridView {
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
  onRemove: (name: string) => void;
}

/** Saved views: named filters and sort orders of a list, stored on this device. */
export function GridViewsButton(props: GridViewsButtonProps) {
  const { views, current, onOpen, onSave, onRemove } = props;
  const [name, setName] = useState('');
  return (
    <PopoverButton label="Views" icon={<BookmarkBorder />}>
      {(close) => (
        <>
          {views.length === 0 ? (
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
              Keep the filter and order of this list under a name.
            </Typography>
          ) : (
            <Box
              component="ul"
              aria-label="Saved views"
              sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}
            >
              {views.map((view) => (
                <Box component="li" key={view.name} sx={{ display: 'flex' }}>
                  <Button
                    aria-current={view.search === current}
                    onClick={() => {
                      onOpen(view);
                      close();
                    }}
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
                  <IconButton
                    aria-label={`Remove view ${view.name}`}
                    onClick={() => onRemove(view.name)}
                  >
                    <Close sx={{ fontSize: 16 }} />
                  </IconButton>
                </Box>
              ))}
            </Box>
          )}
          <Box
            component="form"
            onSubmit={(event) => {
              event.preventDefault();
              if (name.trim() === '') return;
              onSave({ name: name.trim(), search: current });
              setName('');
            }}
            sx={{ display: 'flex', gap: 1 }}
          >
            <OutlinedInput
              value={name}
              onChange={(event) => setName(event.target.value)}
              placeholder="Name of this view"
              inputProps={{ 'aria-label': 'Name of this view', maxLength: 60, dir: 'auto' }}
              sx={{ flex: 1, height: 32, fontSize: 13 }}
            />
            <Button type="submit" variant="outlined" disabled={name.trim() === ''}>
              Save
            </Button>
          </Box>
        </>
      )}
    </PopoverButton>
  );
}
