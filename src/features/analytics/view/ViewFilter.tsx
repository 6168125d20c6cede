import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useNavigate } from 'react-router';
import { GLOBE } from '../../../domain/languages/language';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { Content } from '../../../ui/content/Content';
import { LanguageMenu } from '../../../ui/content/LanguageMenu';
import { addressOfView, type AnalyticsView } from './useAnalyticsView';

interface ViewFilterProps {
  view: AnalyticsView;
  /** Codes that have figures. */
  codes: readonly string[];
  /** Of the tour in the address. */
  tourName?: string | null;
}

/** The language and the tour that a view is narrowed to. */
export function ViewFilter({ view, codes, tourName }: ViewFilterProps) {
  const navigate = useNavigate();
  const languages = useConsoleSelector(selectLanguages);
  const listed = view.language === null || codes.includes(view.language) ? [] : [view.language];
  const options = [...codes, ...listed].map((code) => {
    const { label, native_label, flag } = languageNamed(languages, code);
    return { value: code, label, native: native_label, flag };
  });
  return (
    <>
      <LanguageMenu
        label="Language"
        value={view.language ?? ''}
        options={[{ value: '', label: 'All languages', flag: GLOBE }, ...options]}
        onChange={(code) =>
          void navigate(addressOfView({ ...view, language: code === '' ? null : code }))
        }
      />
      {view.tour !== null && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            maxWidth: 320,
            height: 32,
            pl: 1.25,
            pr: '3px',
            border: '1px solid var(--line-strong)',
            borderRadius: 1,
            fontSize: 13,
          }}
        >
          <Box component="span" sx={{ flex: 'none', color: 'text.secondary' }}>
            Tour:
          </Box>
          <Content language="und" lines={1}>
            {tourName ?? view.tour}
          </Content>
          <IconButton
            aria-label="Show all tours"
            onClick={() => void navigate(addressOfView({ ...view, tour: null }))}
            sx={{ p: '3px' }}
          >
            <Close sx={{ fontSize: 16 }} />
          </IconButton>
        </Box>
      )}
    </>
  );
}
