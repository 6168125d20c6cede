import { type ReactNode } from 'react';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import { countOf } from '../../../domain/text/count';
import { type Upload } from '../../../state/model/uploadsSlice';
import { PopoverButton } from '../../../ui/controls/PopoverButton';
import { UploadRow } from './UploadRow';

/** One line of the bar, however many uploads there are: nothing below it moves. */
const listStyle = {
  flex: '0 1 auto',
  display: 'flex',
  gap: '6px',
  minWidth: 0,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0 },
};

function meanPercent(uploads: readonly Upload[]): number {
  return Math.floor(uploads.reduce((sum, { percent }) => sum + percent, 0) / uploads.length);
}

interface UploadGroupProps {
  uploads: readonly Upload[];
  /** Label of the button that several uploads share. */
  label: string;
  icon: ReactNode;
}

/** One upload as itself, several as a button that opens them. */
function UploadGroup({ uploads, label, icon }: UploadGroupProps) {
  const [first, ...more] = uploads;
  if (first === undefined) return null;
  if (more.length === 0) {
    return (
      <li>
        <UploadRow upload={first} isInBar />
      </li>
    );
  }
  return (
    <li>
      <PopoverButton label={label} icon={icon} width={480}>
        {() => (
          <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {uploads.map((upload) => (
              <Box component="li" key={upload.id} sx={{ '& + &': { mt: 1 } }}>
                <UploadRow upload={upload} />
              </Box>
            ))}
          </Box>
        )}
      </PopoverButton>
    </li>
  );
}

/** Uploads under way and those that failed, one place each. */
export function UploadRows({ uploads }: { uploads: readonly Upload[] }) {
  const ended = uploads.filter(({ status }) => status === 'failed' || status === 'stopped');
  const others = uploads.filter((upload) => !ended.includes(upload));
  return (
    <Box component="ul" aria-label="Uploads" sx={listStyle}>
      <UploadGroup
        uploads={others}
        label={`${countOf(others.length, 'upload')} · ${meanPercent(others)}%`}
        icon={<UploadFileOutlined />}
      />
      <UploadGroup
        uploads={ended}
        label={`${countOf(ended.length, 'upload')} failed`}
        icon={<ErrorOutlined sx={{ color: 'error.main' }} />}
      />
    </Box>
  );
}
