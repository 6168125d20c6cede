import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SoloPage } from './SoloPage';

const nextSteps = [
  'Your request is in the admin review queue.',
  'You will be notified by e-mail once it is decided.',
  'You get immediate access if it is approved.',
];

export function AccessRequestSent({ head, onLeave }: { head: ReactNode; onLeave: () => void }) {
  return (
    <SoloPage head={head} title="Request Submitted Successfully!">
      <Typography sx={{ color: 'text.secondary' }}>What happens next:</Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, mb: 3, pl: 2.5, '& li': { py: '3px' } }}>
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      <Button variant="contained" color="primary" onClick={onLeave} autoFocus>
        Return to Home
      </Button>
    </SoloPage>
  );
}
