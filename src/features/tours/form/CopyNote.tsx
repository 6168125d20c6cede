import { useId } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { listWithAnd } from '../../../domain/text/sentence';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { Content } from '../../../ui/content/Content';
import { InfoBanner } from '../../../ui/feedback/InfoBanner';
import { type TourCopy } from './useTourCopy';

interface CopyNoteProps {
  copy: TourCopy;
  /** True when the texts in the other languages are copied too. */
  includesOthers: boolean;
  onOthersChange: (includesOthers: boolean) => void;
}

/** Note on the scope of a copy, with a choice to include the other languages. */
export function CopyNote({ copy, includesOthers, onOthersChange }: CopyNoteProps) {
  const id = useId();
  const languages = useConsoleSelector(selectLanguages);
  const labelOf = (code: string) => languageNamed(languages, code).label;
  const labels = listWithAnd(copy.others.map(({ language }) => labelOf(language)));
  return (
    <InfoBanner>
      A copy of <Content language={copy.language}>{copy.title}</Content>: its location, duration and
      texts in {labelOf(copy.language)}. Sections, recordings and covers are not copied, and the
      copy is not published.
      {copy.others.length > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mt: 1 }}>
          <Checkbox
            id={id}
            size="small"
            checked={includesOthers}
            onChange={(_event, isOn) => onOthersChange(isOn)}
            slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
            sx={{ p: 0, mt: '1px' }}
          />
          <div>
            <label htmlFor={id}>Copy its texts in {labels} too</label>
            <Box id={`${id}-help`} sx={{ color: 'text.secondary', fontSize: 12 }}>
              Off by default: copied text looks translated.
            </Box>
          </div>
        </Box>
      )}
    </InfoBanner>
  );
}
