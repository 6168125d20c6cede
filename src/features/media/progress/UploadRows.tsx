import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { uploadsLabel } from '../../../state/model/uploadsLabel';
import { type Upload } from '../../../state/model/uploadsSlice';
import { isModalOpen } from '../../../ui/command/command';
import { PopoverButton } from '../../../ui/controls/PopoverButton';
import { UploadRow } from './UploadRow';
import { useUploadList } from './useUploadList';

/**
 * Width in pixels of the open recording's part of the bar at which a row, with its file name and actions, still fits.
 */
const ROW_ROOM = 540;

/** One line of the bar regardless of the number of uploads, to avoid a layout shift. */
const listStyle = {
  flex: '0 1 auto',
  display: 'flex',
  minWidth: 0,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0 },
};
/** Leaves space for a title beside the list, if there is one. */
const rowListStyle = {
  ...listStyle,
  '&:not(:only-child)': { maxWidth: 'max(430px, calc(100% - 260px))' },
};

/** False while the list's container is narrower than `width`, in pixels. */
function useHasRoom(list: RefObject<HTMLElement | null>, width: number): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  useLayoutEffect(() => {
    const bar = list.current?.parentElement;
    if (bar == null) return;
    const measure = () => setHasRoom(bar.clientWidth === 0 || bar.clientWidth >= width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    return () => observer.disconnect();
  }, [list, width]);
  return hasRoom;
}

/** Handlers for the list: when the list or its button disappears with the focus, `next` receives the focus. */
function useFocusAfter(next: RefObject<HTMLElement | null>) {
  const isWithin = useRef(false);
  useEffect(() => {
    // React fires no `onBlur` for a focused element that it removes.
    const isLost = isWithin.current && document.activeElement === document.body;
    if (isLost && !isModalOpen()) next.current?.focus();
  });
  useEffect(
    () => () => {
      if (isWithin.current && document.activeElement === document.body) next.current?.focus();
    },
    [next],
  );
  return {
    onFocus: () => {
      isWithin.current = true;
    },
    onBlur: () => {
      isWithin.current = false;
    },
  };
}

function UploadList({ uploads, label }: { uploads: readonly Upload[]; label: string }) {
  const { list, retryAll } = useUploadList(uploads);
  return (
    <>
      <Box component="ul" ref={list} aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {uploads.map((upload) => (
          <Box component="li" key={upload.id} sx={{ '& + &': { mt: 1 } }}>
            <UploadRow upload={upload} />
          </Box>
        ))}
      </Box>
      {retryAll !== null && (
        <Button variant="outlined" onClick={retryAll} sx={{ mt: 1 }}>
          Retry all
        </Button>
      )}
    </>
  );
}

function SectionUploadsButton({ uploads }: { uploads: readonly Upload[] }) {
  const label = uploadsLabel(uploads);
  const hasFailed = uploads.some(({ status }) => status === 'failed');
  return (
    <PopoverButton
      label={label}
      icon={hasFailed ? <ErrorOutlined sx={{ color: 'error.main' }} /> : <UploadFileOutlined />}
      width={480}
    >
      {() => <UploadList uploads={uploads} label={label} />}
    </PopoverButton>
  );
}

interface UploadRowsProps {
  /** At least one upload. */
  uploads: readonly Upload[];
  /** Button that starts the next upload. */
  button: RefObject<HTMLElement | null>;
}

/**
 * Running and finished uploads: a single one inline where space allows, otherwise a button that opens the list. After
 * several uploads the button stays until all are gone, so that an open list stays open.
 */
export function UploadRows({ uploads, button }: UploadRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const hasRoom = useHasRoom(list, ROW_ROOM);
  const focusAfter = useFocusAfter(button);
  const [only] = uploads;
  const [wereSeveral, setWereSeveral] = useState(false);
  if (uploads.length > 1 && !wereSeveral) setWereSeveral(true);
  const isRow = hasRoom && !wereSeveral && uploads.length === 1;
  return (
    <Box
      component="ul"
      ref={list}
      aria-label="Uploads"
      sx={isRow ? rowListStyle : listStyle}
      {...focusAfter}
    >
      <li>
        {isRow && only !== undefined ? (
          <UploadRow upload={only} isInBar />
        ) : (
          <SectionUploadsButton uploads={uploads} />
        )}
      </li>
    </Box>
  );
}
