import { useId, useRef, useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { LanguageList, type LanguageMenuOption } from './LanguageList';

export type { LanguageMenuOption } from './LanguageList';

export interface LanguageMenuProps {
  options: readonly LanguageMenuOption[];
  value: string;
  onChange: (value: string) => void;
  label?: string;
  /** Text of the button; the language's label by default. */
  text?: string;
  disabled?: boolean;
  /** Width of the list in pixels. */
  listWidth?: number;
}

/** Menu of content languages; searchable when there are more than eight. */
export function LanguageMenu(props: LanguageMenuProps) {
  const { options, value, onChange, label = 'Content language', disabled = false } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const { text = chosen?.label ?? value } = props;
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        disabled={disabled}
        aria-label={props.text === undefined ? `${label}: ${text}` : undefined}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
        endIcon={<ExpandMore />}
        sx={{ height: 30, px: '10px', maxWidth: 220 }}
      >
        {chosen?.flag !== undefined && (
          <Box component="span" aria-hidden sx={{ mr: '6px' }}>
            {chosen.flag}
          </Box>
        )}
        <Box component="span" title={text} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {text}
        </Box>
      </Button>
      <Popover
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -4, horizontal: 'right' }}
      >
        <LanguageList
          id={id}
          label={label}
          options={options}
          value={value}
          width={props.listWidth}
          onChoose={(next) => {
            setOpen(false);
            if (next !== value) onChange(next);
          }}
        />
      </Popover>
    </>
  );
}
