import { useNavigate } from 'react-router-dom';
import { type TourView } from '../../../state/select/tourViews';
import { type Command } from '../../../ui/command/command';
import { useCommands } from '../../../ui/command/CommandScope';
import { tourCopyAddress } from '../publication/tourCopy';

interface TourCommandsOptions {
  tourId: string;
  /** Null while it is not loaded in the content language. */
  tour: TourView | null;
  /** False where there is no such tour. */
  exists: boolean;
  /** True while a form is open. */
  isEditing: boolean;
  tabs: readonly { value: string; label: string; to: string }[];
  onPublish: (tour: TourView) => void;
}

/** Commands of a tour's page: those of its buttons, and a way to each tab. */
export function useTourCommands(options: TourCommandsOptions): void {
  const { tourId, tour, exists, isEditing, tabs, onPublish } = options;
  const navigate = useNavigate();
  const [details] = tabs;
  const publish = tour?.is_published === true ? 'Unpublish' : 'Publish';
  const shared = { group: 'Tour', keys: [] };
  const commands: Command[] = [
    {
      id: 'publish-tour',
      label: `${publish} this tour`,
      ...shared,
      canRun: () => tour !== null,
      run: () => tour !== null && onPublish(tour),
    },
    {
      id: 'edit-tour',
      label: 'Edit this tour',
      ...shared,
      canRun: () => tour !== null && !isEditing,
      run: () => void navigate(`${details?.to ?? ''}?edit=title`),
    },
    {
      id: 'duplicate-tour',
      label: 'Duplicate this tour',
      ...shared,
      canRun: () => tour !== null,
      run: () => void navigate(tourCopyAddress(tourId)),
    },
    ...tabs.map(({ value, label, to }) => ({
      id: `tour-${value}`,
      label: `${label} of this tour`,
      ...shared,
      canRun: () => exists,
      run: () => void navigate(to),
    })),
  ];
  useCommands(commands, publish);
}
