import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { countOf, formatCount } from '../../../../domain/text/count';
import { languageNamed } from '../../../../state/select/selectLanguages';
import { LanguageMenu } from '../../../../ui/content/LanguageMenu';
import { useThrottledText } from '../../../../ui/hooks/useThrottledText';
import { type TranslateQueue } from './useTranslateQueue';

/** Progress of the queue, as in '3 done, 41 tours left in Urdu'; counts since the languages were chosen. */
function queueText(queue: TranslateQueue): string {
  const { languages, to, doneCount, leftCount, uncheckedCount, isReading } = queue;
  const { label } = languageNamed(languages, to);
  const done = doneCount === 0 ? '' : `${formatCount(doneCount)} done, `;
  const left = `${done}${countOf(leftCount, 'tour')} left in ${label}`;
  if (uncheckedCount === 0) return left;
  // Unchecked tours may turn out to have missing texts.
  const unchecked = formatCount(uncheckedCount);
  return `${left} so far; ${isReading ? `checking ${unchecked} more…` : `${unchecked} more not checked yet`}`;
}

/** Text of the queue's progress, throttled while tours are being checked. */
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

/** Source and target language, and the progress of the queue. */
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
        // Not a live region while checking: each checked tour would be announced.
        role={queue.uncheckedCount === 0 ? 'status' : undefined}
        sx={{ fontSize: 13, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {text}
      </Box>
      {children}
    </Box>
  );
}
