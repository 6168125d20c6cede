import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useNavigate } from 'react-router-dom';
import { GLOBE } from '../../../domain/languages/language';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { Content } from '../../../ui/content/Content';
import { LanguageMenu } from '../../../ui/content/LanguageMenu';
import { analyticsPath, type AnalyticsView } from './useAnalyticsView';

interface ViewFilterProps {
  view: AnalyticsView;
  /** Codes of the languages with data. */
  codes: readonly string[];
  /** Name of the tour in the URL; the id is shown without one. */
  tourName?: string | null;
}

/** Language and tour filters of a view. */
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
          void navigate(analyticsPath({ ...view, language: code === '' ? null : code }))
        }
      />
      {view.tour !== null && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            // As wide as its name, up to the width of the row.
            flex: '1 1 200px',
            maxWidth: 'max-content',
            minWidth: 0,
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
            onClick={() => void navigate(analyticsPath({ ...view, tour: null }))}
            sx={{ p: '3px' }}
          >
            <Close sx={{ fontSize: 16 }} />
          </IconButton>
        </Box>
      )}
    </>
  );
}
