import { useEffect, useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import { isolate } from '../../../domain/text/script';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { unfinishedUploads } from '../../../state/model/unfinishedUploads';
import { uploadsLabel } from '../../../state/model/uploadsLabel';
import { selectUploads, type Upload } from '../../../state/model/uploadsSlice';
import { findMain } from '../../../ui/command/findPageTitle';
import { UploadsList } from './UploadsList';

const namesOf = (uploads: readonly Upload[]) =>
  uploads.map(({ filename }) => isolate(filename)).join(', ');

/** File names, with the failed ones listed separately. */
function describeUploads(uploads: readonly Upload[]): string {
  const failed = uploads.filter(({ status }) => status === 'failed');
  const others = uploads.filter(({ status }) => status !== 'failed');
  if (failed.length === 0 || others.length === 0) return namesOf(uploads);
  return `Failed: ${namesOf(failed)}. Uploading: ${namesOf(others)}`;
}

/** Open state of the list; closing restores the focus to its button, or to the page when the button is gone. */
function useOpening(listId: string) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    const isInList = document.getElementById(listId)?.contains(activeElement) === true;
    const isFree = isInList || activeElement === body;
    if (wasOpen.current && !isOpen && isFree) (button.current ?? findMain())?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, listId]);
  return { button, isOpen, setOpen };
}

/**
 * Header button with a list of running, waiting and failed uploads; hidden when there are none. An open list stays open
 * and keeps stopped and recently finished uploads.
 */
export function UploadsButton() {
  const id = useId();
  const uploads = useConsoleSelector(selectUploads);
  const { button, isOpen, setOpen } = useOpening(id);
  const open = unfinishedUploads(uploads);
  const all = Object.values(uploads);
  if (open.length === 0 && !isOpen) return null;
  const label = all.length === 0 ? 'Uploads' : uploadsLabel(open.length > 0 ? open : all);
  const hasFailed = open.some(({ status }) => status === 'failed');
  return (
    <>
      <Button
        ref={button}
        size="small"
        color={hasFailed ? 'warning' : 'inherit'}
        startIcon={<CloudUploadOutlined />}
        title={describeUploads(open)}
        aria-label={all.length === 0 ? undefined : `Uploads: ${label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
        sx={{ flex: 'none', whiteSpace: 'nowrap' }}
      >
        {label}
      </Button>
      <Popover
        open={isOpen}
        disableRestoreFocus
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -4, horizontal: 'right' }}
        slotProps={{ paper: { id, role: 'dialog', 'aria-label': 'Uploads', sx: { width: 480 } } }}
      >
        <UploadsList uploads={all} onLeave={() => setOpen(false)} />
      </Popover>
    </>
  );
}
