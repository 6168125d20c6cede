import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import { useConsoleSelector } from '../../../../state/hooks/storeHooks';
import { languageNamed, selectLanguages } from '../../../../state/select/selectLanguages';
import { StatusChip } from '../../../../ui/feedback/StatusChip';
import { type TextPair } from '../textPairs';

const OutdatedNote = lazy(async () => ({
  default: (await import('./OutdatedNote')).OutdatedNote,
}));

interface PairNotesProps {
  pair: TextPair;
  sourceLanguage: string;
  language: string;
}

/** Notes on a record's source: its language when substituted, and a change after the translation. */
export function PairNotes({ pair, sourceLanguage, language }: PairNotesProps) {
  const languages = useConsoleSelector(selectLanguages);
  const { outdated } = pair;
  const [ownLanguage, setOwnLanguage] = useState(outdated?.sourceLanguage);
  // The note stays once resolved, so that the fields below do not jump.
  if (outdated !== undefined && outdated.sourceLanguage !== ownLanguage) {
    setOwnLanguage(outdated.sourceLanguage);
  }
  const isOther = pair.sourceLanguage !== undefined;
  if (ownLanguage === undefined && !isOther) return null;
  const labelOf = (code: string) => languageNamed(languages, code).label;
  return (
    <Box
      sx={{
        gridColumn: { md: '1 / -1' },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        minHeight: 32,
        fontSize: 13,
      }}
    >
      {isOther && <StatusChip>{`Source in ${labelOf(sourceLanguage)}`}</StatusChip>}
      {ownLanguage !== undefined && (
        <Suspense fallback={null}>
          <OutdatedNote
            pair={pair}
            outdated={outdated}
            source={labelOf(ownLanguage)}
            target={labelOf(language)}
          />
        </Suspense>
      )}
    </Box>
  );
}
