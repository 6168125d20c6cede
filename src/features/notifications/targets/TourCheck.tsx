import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { tourPath } from '../../../domain/paths/tourPaths';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { useTourCheck } from './useTourCheck';

/** Warning that the recipients cannot open the chosen tour, with a link to fix it. */
export function TourCheck({ tourId, language }: { tourId: string; language: string }) {
  const check = useTourCheck(tourId, language);
  if (check.state === 'warned') {
    const open = (
      <Button component={Link} to={tourPath(tourId)} color="inherit">
        Open tour
      </Button>
    );
    return (
      <InfoBanner tone="warning" action={open}>
        {check.text}
      </InfoBanner>
    );
  }
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '6px',
        minHeight: 20,
        fontSize: 12,
        color: check.state === 'fine' ? 'success.main' : 'text.secondary',
      }}
    >
      {check.state === 'fine' && <CheckCircleOutlined aria-hidden sx={{ fontSize: 16 }} />}
      {check.state === 'fine' && check.text}
      {check.state === 'checking' && 'Checking the tour…'}
      {check.state === 'unchecked' && 'The tour could not be checked.'}
    </Box>
  );
}
