import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { countOf, formatCount } from '../../../../domain/text/count';
import { languageNamed } from '../../../../state/select/selectLanguages';
import { LanguageMenu } from '../../../../ui/content/LanguageMenu';
import { useThrottledText } from '../../../../ui/hooks/useThrottledText';
import { type TranslateQueue } from './useTranslateQueue';

/** Count of the tours done since the languages were chosen, and of those left: '3 done, 41 tours left in Urdu'. */
function queueText(queue: TranslateQueue): string {
  const { languages, to, doneCount, leftCount, uncheckedCount, isReading } = queue;
  const { label } = languageNamed(languages, to);
  const done = doneCount === 0 ? '' : `${formatCount(doneCount)} done, `;
  const left = `${done}${countOf(leftCount, 'tour')} left in ${label}`;
  if (uncheckedCount === 0) return left;
  // Those that nobody has checked may turn out to be left as well.
  const unchecked = formatCount(uncheckedCount);
  return `${left} so far; ${isReading ? `checking ${unchecked} more…` : `${unchecked} more not checked yet`}`;
}

/** The text of the queue, calm while tours are checked one after the other. */
function useQueueText(queue: TranslateQueue): string {
  const { from, to, doneCount, uncheckedCount, isReading } = queue;
  const isLoaded = queue.isLoaded && queue.unknown === null;
  const isChecking = isLoaded && isReading && uncheckedCount > 0;
  return useThrottledText(isLoaded ? queueText(queue) : '', {
    subject: `${from} ${to} ${doneCount} ${isLoaded}`,
    isChanging: isChecking,
  });
}

interface QueueBarProps {
  queue: TranslateQueue;
  children: ReactNode;
}

/** Source and target language, and how much of the queue is left. */
export function QueueBar({ queue, children }: QueueBarProps) {
  const { languages, from, to, setParamValues } = queue;
  const text = useQueueText(queue);
  const options = languages.map(({ code, label, native_label, flag }) => ({
    value: code,
    label,
    native: native_label,
    flag,
  }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 1.5 }}>
      <LanguageMenu
        label="From"
        options={options.filter(({ value }) => value !== to || value === from)}
        value={from}
        onChange={(code) => setParamValues({ from: code })}
      />
      <span aria-hidden>→</span>
      <LanguageMenu
        label="Into"
        options={options}
        value={to}
        onChange={(code) => setParamValues({ lang: code })}
      />
      <Box
        // Each tour that is checked would be announced.
        role={queue.uncheckedCount === 0 ? 'status' : undefined}
        sx={{ fontSize: 13, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {text}
      </Box>
      {children}
    </Box>
  );
}
