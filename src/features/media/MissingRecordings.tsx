import { useRef, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type Language } from '../../domain/languages/language';
import { LanguageBadge } from '../../ui/content/LanguageBadge';
import { RefusableButton } from '../../ui/controls/RefusableButton';

export const chipStyle = {
  height: 32,
  px: 1,
  gap: 1,
  border: '1px solid var(--line)',
  borderRadius: 1,
  fontSize: 13,
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: 'var(--hover)' },
  '&[aria-current]': {
    borderColor: 'var(--accent-text)',
    backgroundColor: 'var(--accent-tint)',
  },
};

const missingStyle = { borderStyle: 'dashed', color: 'text.secondary', fontWeight: 400 };
/** As many languages have a button each; of more, the first two have one and the others share a menu. */
const MOST_BUTTONS = 3;

interface MissingRecordingsProps {
  languages: readonly Language[];
  /** Reason why nothing can be uploaded; null when something can. */
  refusal: string | null;
  onUpload: (language: string) => void;
}

/** Menu of the languages that have no button. */
function MoreLanguages({ languages, refusal, onUpload }: MissingRecordingsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** The form opens after the menu has closed and restored the focus, and keeps it. */
  const chosen = useRef<string | null>(null);
  const uploadChosen = () => {
    if (chosen.current !== null) onUpload(chosen.current);
    chosen.current = null;
  };
  return (
    <>
      <RefusableButton
        refusal={refusal}
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ExpandMore />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={[chipStyle, missingStyle]}
      >
        {`${languages.length} more without audio`}
      </RefusableButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ transition: { onExited: uploadChosen } }}
      >
        {languages.map(({ code, label }) => (
          <MenuItem
            key={code}
            onClick={() => {
              chosen.current = code;
              setAnchor(null);
            }}
          >
            <ListItemText primary={label} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The recordings that languages lack; each leads to its upload. */
export function MissingRecordings({ languages, refusal, onUpload }: MissingRecordingsProps) {
  const count = languages.length > MOST_BUTTONS ? MOST_BUTTONS - 1 : MOST_BUTTONS;
  const rest = languages.slice(count);
  return (
    <>
      {languages.slice(0, count).map(({ code, label, native_label: nativeLabel }) => (
        <li key={code}>
          <RefusableButton
            refusal={refusal}
            color="inherit"
            onClick={() => onUpload(code)}
            sx={[chipStyle, missingStyle]}
          >
            <LanguageBadge code={code} nativeLabel={nativeLabel} label={label} />
            No audio
            <Box component="span" sx={visuallyHidden}>
              , upload
            </Box>
          </RefusableButton>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <MoreLanguages languages={rest} refusal={refusal} onUpload={onUpload} />
        </li>
      )}
    </>
  );
}
