import { useEffect, useEffectEvent, useState } from 'react';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ASKED_PARAM, DELETION } from '../../../domain/paths/tourPaths';
import { type TourView } from '../../../state/select/tourViews';
import { useButtonCommand } from '../../../ui/command/CommandScope';
import { TourDeleteDialog } from '../list/TourDeleteDialog';

/** Calls back once, for a URL that asks to delete the tour (search parameter), and removes the parameter. */
function useAskedDeletion(onAsked: () => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get(ASKED_PARAM) === DELETION;
  const ask = useEffectEvent(() => {
    onAsked();
    setParams(
      (last) => {
        const next = new URLSearchParams(last);
        next.delete(ASKED_PARAM);
        return next;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (isAsked) ask();
  }, [isAsked]);
}

/** Menu of secondary tour actions, with the deletion dialog. */
export function TourMenu({ tour }: { tour: TourView }) {
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  useAskedDeletion(() => setIsDeleting(true));
  useButtonCommand({
    id: 'delete-tour',
    label: 'Delete this tour',
    isDestructive: true,
    group: 'Tour',
    run: () => setIsDeleting(true),
  });
  return (
    <>
      <Tooltip title="More actions">
        <IconButton
          aria-label="More actions of this tour"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHoriz />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setIsDeleting(true);
          }}
          sx={{ color: 'var(--danger-text)' }}
        >
          <ListItemIcon sx={{ color: 'inherit' }}>
            <DeleteOutlined />
          </ListItemIcon>
          <ListItemText primary="Delete tour" />
        </MenuItem>
      </Menu>
      <TourDeleteDialog
        tour={isDeleting ? tour : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => void navigate('/admin/tours', { replace: true })}
      />
    </>
  );
}
