import { type ReactNode } from 'react';
import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { type Language } from '../../../domain/languages/language';
import { Content } from '../../../ui/content/Content';

interface TranslationRowProps {
  language: Language;
  /** Chips beside the name of the language. */
  marks?: ReactNode;
  children: ReactNode;
  /** Progress of sections and audio in the language. */
  progress: ReactNode;
  actions: ReactNode;
}

/** Row of a language: name, text, progress, actions; stacked in a narrow window. */
export function TranslationRow(props: TranslationRowProps) {
  const { language, marks, children, progress, actions } = props;
  const { code, label, native_label, flag } = language;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 2 },
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr auto', md: '200px minmax(0, 1fr) 140px 172px' },
        gridTemplateAreas: {
          xs: '"name actions" "text text" "progress progress"',
          md: '"name text progress actions"',
        },
        minHeight: 52,
        px: 2,
        py: 1,
      }}
    >
      <Box sx={{ gridArea: 'name', display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <span aria-hidden>{flag}</span>
        <Box sx={{ minWidth: 0 }}>
          <Box
            sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 13, fontWeight: 500 }}
          >
            {label}
            {marks}
          </Box>
          {label !== native_label && (
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
              <Content language={code} lines={1}>
                {native_label}
              </Content>
            </Box>
          )}
        </Box>
      </Box>
      <Box sx={{ gridArea: 'text', minWidth: 0 }}>{children}</Box>
      <Box
        sx={{
          gridArea: 'progress',
          minWidth: 0,
          fontSize: 12,
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {progress}
      </Box>
      <Box sx={{ gridArea: 'actions', display: 'flex', justifyContent: 'flex-end', gap: '2px' }}>
        {actions}
      </Box>
    </Box>
  );
}

interface TranslateLinkProps {
  to: string;
  label: string;
  /** True when no text is missing: makes the link less prominent than those of languages with work to do. */
  isComplete?: boolean;
}

/** Link to the page that translates beside the source; the only link to it in the row. */
export function TranslateLink({ to, label, isComplete = false }: TranslateLinkProps) {
  if (isComplete) {
    return (
      <Button component={Link} to={to} variant="text" aria-label={`Edit texts in ${label}`}>
        Edit texts
      </Button>
    );
  }
  return (
    <Button
      component={Link}
      to={to}
      variant="outlined"
      startIcon={<TranslateIcon />}
      aria-label={`Translate into ${label}`}
    >
      Translate
    </Button>
  );
}
