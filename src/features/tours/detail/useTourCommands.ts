import { useLocation, useNavigate } from 'react-router-dom';
import { tourCopyPath, tourPath } from '../../../domain/paths/tourPaths';
import { type TourView } from '../../../state/select/tourViews';
import { type Command } from '../../../ui/command/command';
import { useCommands } from '../../../ui/command/CommandScope';

interface TourCommandsOptions {
  tourId: string;
  /** Null until loaded in the content language. */
  tour: TourView | null;
  /** True while a form is open. */
  isEditing: boolean;
  onPublish: (tour: TourView) => void;
}

/** Commands of the tour page's buttons. */
export function useTourCommands(options: TourCommandsOptions): void {
  const { tourId, tour, isEditing, onPublish } = options;
  const navigate = useNavigate();
  // E is left to the sections tab, where it edits the sections' texts.
  const editKeys = useLocation().pathname.endsWith('/sections') ? [] : ['E'];
  const publish = tour?.is_published === true ? 'Unpublish' : 'Publish';
  const shared = { group: 'Tour', keys: [] };
  const commands: Command[] = [
    {
      id: `${publish.toLowerCase()}-tour`,
      label: `${publish} this tour`,
      ...shared,
      canRun: () => tour !== null,
      run: () => tour !== null && onPublish(tour),
    },
    {
      id: 'edit-tour',
      label: 'Edit this tour',
      ...shared,
      keys: editKeys,
      canRun: () => tour !== null && !isEditing,
      run: () => void navigate(`${tourPath(tourId)}/details?edit=title`),
    },
    {
      id: 'duplicate-tour',
      label: 'Duplicate this tour',
      ...shared,
      canRun: () => tour !== null,
      run: () => void navigate(tourCopyPath(tourId)),
    },
  ];
  useCommands(commands, `${publish} ${editKeys.join()}`);
}
