import { useRef, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type Language } from '../../domain/languages/language';
import { OnceOpened } from '../../ui/controls/OnceOpened';
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
/** Visually hides the text where the bar would need a second line for it. */
const wideStyle = { '@media (max-width: 1439px)': visuallyHidden };
const narrowStyle = { '@media (min-width: 1440px)': { display: 'none' } };

interface MissingRecordingsProps {
  /** Content language; null when it has a recording. */
  content: Language | null;
  /** Other languages with texts. */
  others: readonly Language[];
  /** Reason why uploads are unavailable; null when available. */
  refusal: string | null;
  onUpload: (language: string) => void;
}

/** Menu of several languages. */
function LanguageMenu({ others, refusal, onUpload }: Omit<MissingRecordingsProps, 'content'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** Opens the form after the menu has closed and restored the focus, so that the form keeps it. */
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
        title={`Without audio (${others.length})`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ExpandMore />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={[chipStyle, missingStyle]}
      >
        <Box component="span" sx={wideStyle}>
          {`Without audio (${others.length})`}
        </Box>
        <Box component="span" aria-hidden sx={narrowStyle}>
          {`+${others.length}`}
        </Box>
      </RefusableButton>
      <OnceOpened isOpen={anchor !== null}>
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          slotProps={{ transition: { onExited: uploadChosen } }}
        >
          {others.map(({ code, label, native_label: nativeLabel }) => (
            <MenuItem
              key={code}
              sx={{ gap: 1 }}
              onClick={() => {
                chosen.current = code;
                setAnchor(null);
              }}
            >
              <LanguageBadge code={code} nativeLabel={nativeLabel} />
              {label}
            </MenuItem>
          ))}
        </Menu>
      </OnceOpened>
    </>
  );
}

interface MissingChipProps extends Pick<MissingRecordingsProps, 'refusal' | 'onUpload'> {
  language: Language;
}

function MissingChip({ language, refusal, onUpload }: MissingChipProps) {
  const { code, label, native_label: nativeLabel } = language;
  return (
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
  );
}

/** Languages without a recording, each as a link to its upload; several share a menu, so that they fit on one line. */
export function MissingRecordings({ content, others, ...shared }: MissingRecordingsProps) {
  const [only, ...more] = others;
  return (
    <>
      {content !== null && (
        <li>
          <MissingChip language={content} {...shared} />
        </li>
      )}
      {only !== undefined && (
        <li>
          {more.length === 0 ? (
            <MissingChip language={only} {...shared} />
          ) : (
            <LanguageMenu others={others} {...shared} />
          )}
        </li>
      )}
    </>
  );
}
