import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { type RecordLayout } from '../gridRows/recordLayout';

export interface GridColumnsPanelProps {
  /** Columns that can be moved and hidden, in order. */
  columns: readonly { key: string; header: string; isShown: boolean }[];
  layout: RecordLayout;
  onMove: (key: string, by: number) => void;
  onShow: (key: string, isShown: boolean) => void;
  onChange: (layout: RecordLayout) => void;
}

const defaultLayout: RecordLayout = { order: [], hidden: [], widths: {}, isCompact: false };

export function GridColumnsPanel(props: GridColumnsPanelProps) {
  const { columns, layout, onMove, onShow, onChange } = props;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {columns.map(({ key, header, isShown }, index) => (
          <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center' }}>
            <FormControlLabel
              sx={{ flex: 1, m: 0 }}
              label={header}
              control={
                <Checkbox
                  size="small"
                  checked={isShown}
                  onChange={(_event, isChecked) => onShow(key, isChecked)}
                />
              }
            />
            <IconButton
              aria-label={`Move ${header} up`}
              disabled={index === 0}
              onClick={() => onMove(key, -1)}
            >
              <ArrowUpward sx={{ fontSize: 16 }} />
            </IconButton>
            <IconButton
              aria-label={`Move ${header} down`}
              disabled={index === columns.length - 1}
              onClick={() => onMove(key, 1)}
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
        <Button onClick={() => onChange(defaultLayout)}>Reset</Button>
      </Box>
    </>
  );
}
