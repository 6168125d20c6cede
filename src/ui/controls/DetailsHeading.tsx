import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export interface DetailsHeadingProps {
  /** True after returning from the form: the edit button takes the focus back. */
  isBack: boolean;
  onEdit: () => void;
}

/** Heading of a record's details, with the edit button. */
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
