import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const tips = [
  'Only enabled languages are offered in the content menu and in the app.',
  'The default language is where everyone starts. It can be neither disabled nor deleted: make another one the default first.',
  'Disable a language to hide it and keep its translations. One with translations cannot be deleted.',
  'Codes follow ISO, like "en", "es" or "zh-cn", and stay as they are once a language exists.',
  'Languages are listed by sort order, then by label. Drag one by its handle, or move it by Alt and the arrow keys.',
];

const list = (
  <Box component="ul" sx={{ m: 0, mt: 1, pl: 2, color: 'text.secondary', '& li + li': { mt: 1 } }}>
    {tips.map((tip) => (
      <li key={tip}>{tip}</li>
    ))}
  </Box>
);

/** Tips on languages; when folded, their heading expands them. */
export function LanguageTips({ isFolded }: { isFolded: boolean }) {
  const heading = (
    <Typography component="h2" variant="h3" id="language-tips" sx={{ display: 'inline' }}>
      Tips
    </Typography>
  );
  return (
    <Box
      component="aside"
      aria-labelledby="language-tips"
      sx={{
        flex: 'none',
        width: isFolded ? '100%' : 240,
        px: 2,
        py: isFolded ? 1 : 2,
        border: '1px solid var(--line)',
        borderRadius: 1,
        backgroundColor: 'var(--side)',
        fontSize: 13,
      }}
    >
      {isFolded ? (
        <details>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            {heading}
          </Box>
          {list}
        </details>
      ) : (
        <>
          {heading}
          {list}
        </>
      )}
    </Box>
  );
}
