import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export interface DetailsHeadingProps {
  /** Back from the form, the focus is where it left. */
  isBack: boolean;
  onEdit: () => void;
}

/** The heading of a record's details, with the way to their form. */
export function DetailsHeading({ isBack, onEdit }: DetailsHeadingProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography component="h2" variant="h2">
        Details
      </Typography>
      <Button variant="outlined" startIcon={<EditOutlined />} autoFocus={isBack} onClick={onEdit}>
        Edit
      </Button>
    </Box>
  );
}
