import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const lines = [
  'Choose who receives it: everyone, or the users who selected one language.',
  'Write title and message in the language of that audience.',
  'The action decides what a tap opens. A tour should be published and have that language.',
  'Pictures are shown at full width when the notification is expanded: twice as wide as high works best.',
  'A sent notification cannot be recalled.',
];

export function UsageGuide() {
  return (
    <Box component="section" aria-label="Usage guide">
      <Typography component="h2" variant="h3">
        Usage guide
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, mt: 1, pl: 2.25, fontSize: 13, color: 'text.secondary', '& li': { mb: 0.75 } }}
      >
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}
