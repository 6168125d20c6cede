import LinkIcon from '@mui/icons-material/Link';
import { useMemo } from 'react';
import { useConsoleDispatch } from '../../state/hooks/storeHooks';
import { announced } from '../../state/model/noticesSlice';
import { copyText } from '../../ui/command/copyText';
import { commandIcon } from './commands/commandIcons';
import { actionsOnATour } from './find/findActions';
import { type PaletteEntry } from './find/findEntries';

/**
 * Entries found on every page once typed: actions on a tour, copying the page's link, and undo when there is nothing to
 * undo.
 */
export function useTypedEntries(canUndo: boolean): PaletteEntry[] {
  const dispatch = useConsoleDispatch();
  return useMemo(() => {
    const copyLink = () =>
      copyText(location.href).then(
        () => dispatch(announced('success', 'Link to this page copied')),
        () => dispatch(announced('error', 'The browser does not let the link be copied')),
      );
    const shared = { group: 'Commands', isNested: true };
    const link: PaletteEntry = {
      ...shared,
      id: 'copy-link',
      label: 'Copy link to this page',
      words: 'copy share url address',
      icon: <LinkIcon />,
      run: () => void copyLink(),
    };
    const nothing = 'No changes to undo on this device';
    const undo: PaletteEntry = {
      ...shared,
      id: 'nothing-to-undo',
      label: 'Undo',
      detail: nothing,
      icon: commandIcon({ label: 'Undo' }),
      run: () => void dispatch(announced('info', nothing)),
    };
    return [...(canUndo ? [] : [undo]), ...actionsOnATour, link];
  }, [dispatch, canUndo]);
}
