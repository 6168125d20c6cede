import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { PopoverButton } from './PopoverButton';
import { type Column } from './RecordColumn';
import { movedColumn, orderedColumns, type RecordLayout } from './recordLayout';

export interface GridColumnsButtonProps<Row> {
  columns: readonly Column<Row>[];
  layout: RecordLayout;
  onChange: (layout: RecordLayout) => void;
}

const plainLayout: RecordLayout = { order: [], hidden: [], widths: {}, isCompact: false };

/** Which columns a grid shows, in what order and how densely. */
export function GridColumnsButton<Row>(props: GridColumnsButtonProps<Row>) {
  const { columns, layout, onChange } = props;
  const rest = orderedColumns(columns, layout.order)
    .filter((column) => column.kind !== 'actions')
    .slice(1);
  const move = (key: string, by: number) =>
    onChange({ ...layout, order: movedColumn(columns, layout.order, key, by) });
  const show = (key: string, isShown: boolean) => {
    const others = layout.hidden.filter((hidden) => hidden !== key);
    onChange({ ...layout, hidden: isShown ? others : [...others, key] });
  };
  return (
    <PopoverButton label="Columns" icon={<ViewColumnOutlined />}>
      {() => (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rest.map(({ key, header = key }, place) => (
              <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center' }}>
                <FormControlLabel
                  sx={{ flex: 1, m: 0 }}
                  label={header}
                  control={
                    <Checkbox
                      size="small"
                      checked={!layout.hidden.includes(key)}
                      onChange={(_event, isShown) => show(key, isShown)}
                    />
                  }
                />
                <IconButton
                  aria-label={`Move ${header} up`}
                  disabled={place === 0}
                  onClick={() => move(key, -1)}
                >
                  <ArrowUpward sx={{ fontSize: 16 }} />
                </IconButton>
                <IconButton
                  aria-label={`Move ${header} down`}
                  disabled={place === rest.length - 1}
                  onClick={() => move(key, 1)}
                >
                  <ArrowDownward sx={{ fontSize: 16 }} />
                </IconButton>
              </Box>
            ))}
          </Box>
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              mt: 1,
              pt: 1,
              borderTop: '1px solid var(--line)',
            }}
          >
            <FormControlLabel
              sx={{ m: 0 }}
              label="Compact rows"
              control={
                <Switch
                  size="small"
                  checked={layout.isCompact}
                  onChange={(_event, isCompact) => onChange({ ...layout, isCompact })}
                />
              }
            />
            <Button onClick={() => onChange(plainLayout)}>Reset</Button>
          </Box>
        </>
      )}
    </PopoverButton>
  );
}
