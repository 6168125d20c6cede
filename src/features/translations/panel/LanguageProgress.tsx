import Box from '@mui/material/Box';

import visuallyHidden from '@mui/utils/visuallyHidden';
import { Link as RouterLink } from 'react-router-dom';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { useLazySections } from '../../../state/hooks/useLazySections';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { type TranslationOwner } from '../owner/translationOwner';

interface LanguageProgressProps {
  owner: TranslationOwner;
  language: string;
  hasText: boolean;
}

function TourProgress({ owner, language, hasText }: LanguageProgressProps) {
  const counts = useLazySections(owner.id, language, hasText);
  if (counts === null) return null;
  const { withTitle, sections, withAudio } = counts;
  if (sections === 0) return 'No sections yet';
  return (
    <>
      <div>{`Sections ${withTitle} of ${sections}`}</div>
      <div>{`Audio ${withAudio} of ${sections}`}</div>
    </>
  );
}

function SectionProgress({ owner, language }: LanguageProgressProps) {
  const count = useConsoleSelector(({ media }) => {
    const ids = media.lists[owner.id]?.ids;
    return ids?.filter((id) => {
      const record = media.records[id];
      return record?.type === 'audio' && record.language === language;
    }).length;
  });
  const { label } = useConsoleSelector((state) => languageNamed(selectLanguages(state), language));
  if (count === undefined || owner.audioPath === null) return null;
  return (
    <RouterLink to={owner.audioPath(language)} style={{ color: 'inherit', textUnderlineOffset: 2 }}>
      {count === 0 ? 'No audio' : 'Audio'}
      <Box component="span" sx={visuallyHidden}>{` in ${label}`}</Box>
    </RouterLink>
  );
}

/** Progress in a language beyond the texts: sections and audio of a tour, audio of a section. */
export function LanguageProgress(props: LanguageProgressProps) {
  return props.owner.kind === 'tour' ? <TourProgress {...props} /> : <SectionProgress {...props} />;
}
