import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { Content } from '../../../ui/content/Content';
import { LanguageMenu } from '../../../ui/content/LanguageMenu';
import { type TranslationText } from '../owner/translationOwner';

interface SourceBesideProps {
  /** Source texts to choose from; when empty, only the children are rendered. */
  sources: readonly TranslationText[];
  /** Code of the initial source language, used when among the sources. */
  preferred: string | null;
  children: ReactNode;
}

/** Source text in a selectable language, beside the fields of a translation. */
export function SourceBeside({ sources, preferred, children }: SourceBesideProps) {
  const languages = useConsoleSelector(selectLanguages);
  const [chosen, setChosen] = useState(preferred ?? 'en');
  const source = sources.find(({ language }) => language === chosen) ?? sources[0];
  if (source === undefined) return children;
  const options = sources.map(({ language }) => {
    const { code, label, native_label, flag } = languageNamed(languages, language);
    return { value: code, label, native: native_label, flag };
  });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Box
        component="section"
        aria-label="Source"
        sx={{ minWidth: 0, fontSize: 14, order: { xs: 1, md: 0 } }}
      >
        <LanguageMenu
          label="Source"
          options={options}
          value={source.language}
          onChange={setChosen}
        />
        <Box sx={{ mt: 1.5, mb: 1, fontWeight: 600 }}>
          <Content language={source.language} fallback="[No Title]">
            {source.title}
          </Content>
        </Box>
        <Box sx={{ whiteSpace: 'pre-wrap', color: 'text.secondary' }}>
          <Content language={source.language} fallback="No description">
            {source.description}
          </Content>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
