import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { Content } from '../../../ui/content/Content';

interface LanguageNameProps {
  code: string;
  /** Makes the name a link. */
  to?: string;
  hasNative?: boolean;
  /** True for a link that covers its whole grid row. */
  isRowLink?: boolean;
}

/** Extends the link over its row; the row's paint containment makes it the containing block. */
const acrossRow = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

/** Language with flag and label, plus its native name when there is space. */
export function LanguageName(props: LanguageNameProps) {
  const { code, to, hasNative = false, isRowLink = false } = props;
  const { flag, label, native_label } = useConsoleSelector((state) =>
    languageNamed(selectLanguages(state), code),
  );
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <span aria-hidden>{flag}</span>
      {to === undefined ? (
        <Box component="span" title={label} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {label}
        </Box>
      ) : (
        <Box
          component={Link}
          to={to}
          sx={[
            {
              flex: 'none',
              borderRadius: '3px',
              color: 'inherit',
              fontWeight: 500,
              textDecoration: 'none',
              '&:hover': { textDecoration: 'underline' },
            },
            isRowLink && acrossRow,
          ]}
        >
          {label}
        </Box>
      )}
      {hasNative && native_label !== label && native_label !== code && (
        <Box component="span" sx={{ minWidth: 0, color: 'text.secondary' }}>
          <Content language={code} lines={1}>
            {native_label}
          </Content>
        </Box>
      )}
    </Box>
  );
}
