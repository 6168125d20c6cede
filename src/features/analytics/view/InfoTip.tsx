import { useId, useState } from 'react';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

/** Definition of a figure, shown on hover, focus and touch. */
export function InfoTip({ about, text }: { about: string; text: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Tooltip
      id={id}
      title={text}
      describeChild
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      <IconButton
        aria-label={`About ${about}`}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
        sx={{
          flex: 'none',
          alignSelf: 'start',
          p: '3px',
          mt: '-1px',
          mr: '-4px',
          color: 'text.secondary',
        }}
      >
        <InfoOutlined sx={{ fontSize: 14 }} />
      </IconButton>
    </Tooltip>
  );
}
