import { lazy, Suspense, type RefObject } from 'react';
import Box from '@mui/material/Box';
import { type Language } from '../../../domain/languages/language';
import { Content } from '../../../ui/content/Content';
import { StickyHead } from '../../../ui/shell/StickyHead';
import { AllSuggestions } from './AllSuggestions';
import { EmptyTexts } from './EmptyTexts';
import { QueueTools } from './position/QueueTools';
import { SectionPosition } from './position/SectionPosition';
import { type TranslateQueue } from './queue/useTranslateQueue';
import { ConcordanceSearch } from './concordance/ConcordanceSearch';
import { type TextPair } from './textPairs';

// Loaded after the fields, which handle the shortcuts themselves.
const PairCommands = lazy(async () => ({
  default: (await import('./fill/PairCommands')).PairCommands,
}));

interface PairToolsProps {
  queue: TranslateQueue;
  pairs: readonly TextPair[];
  source: Language;
  target: Language;
  /** Key of the record with the most recently focused field; null before any. */
  lastKey: RefObject<string | null>;
}

/** Translation tools above the texts, with their shortcuts. */
export function PairTools({ queue, pairs, source, target, lastKey }: PairToolsProps) {
  const commandProps = { pairs, from: source.code, to: target.code, lastKey };
  const title = pairs.find(({ key }) => key === 'tour')?.source.title;
  const subject = (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Content language={source.code} lines={1} fallback="[No Title]">
        {title}
      </Content>
      <Box
        component="span"
        sx={{
          flex: 'none',
          display: { xs: 'block', md: 'none', xl: 'block' },
          fontWeight: 400,
          color: 'text.secondary',
        }}
      >
        {source.label} → {target.label}
      </Box>
    </Box>
  );
  return (
    <>
      <StickyHead subject={subject} tools={<QueueTools queue={queue} />}>
        {(isAbove) => (
          <>
            <SectionPosition pairs={pairs} sourceLanguage={source.code} />
            <EmptyTexts pairs={pairs} isShort={isAbove}>
              <Box
                sx={{
                  display: isAbove ? { xs: 'contents', md: 'none', xl: 'contents' } : 'contents',
                }}
              >
                <AllSuggestions pairs={pairs} from={source.code} to={target.code} />
              </Box>
              <ConcordanceSearch from={source.code} to={target.code} />
            </EmptyTexts>
          </>
        )}
      </StickyHead>
      <Suspense fallback={null}>
        <PairCommands {...commandProps} />
      </Suspense>
    </>
  );
}
