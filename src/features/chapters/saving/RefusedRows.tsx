import Button from '@mui/material/Button';

interface RefusedRowsProps {
  /** Ids of chapters that the running or last save could not store, in list order. */
  ids: readonly string[];
  onGoTo: (id: string) => void;
}

/** Number of unsaved chapters, as a button that leads to the first of them. */
export function RefusedRows({ ids, onGoTo }: RefusedRowsProps) {
  const [first] = ids;
  if (first === undefined) return null;
  return (
    <Button
      size="small"
      color="error"
      title="Go to the first"
      onClick={() => onGoTo(first)}
      sx={{ height: 24, mt: '-2px' }}
    >
      {`${ids.length} not saved`}
    </Button>
  );
}
