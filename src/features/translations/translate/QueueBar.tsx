import Box from '@mui/material/Box';
import { countOf, formatCount } from '../../../domain/text/count';
import { languageNamed } from '../../../state/select/selectLanguages';
import { LanguageMenu } from '../../../ui/content/LanguageMenu';
import { type TranslateQueue } from './useTranslateQueue';

/** Place in the queue and what is left of it: '3 of 43, 41 left in Urdu'. */
function queueText(queue: TranslateQueue): string {
  const { languages, to, place, queueCount, leftCount, unreadCount } = queue;
  const { label } = languageNamed(languages, to);
  const left = `${formatCount(leftCount)} left in ${label}`;
  const position =
    place === 0 ? left : `${formatCount(place)} of ${formatCount(queueCount)}, ${left}`;
  if (unreadCount === 0) return position;
  return `${position}; sections of ${countOf(unreadCount, 'tour')} not checked yet`;
}

/** Source and target language, and how much of the queue is left. */
export function QueueBar(queue: TranslateQueue) {
  const { languages, from, to, setParamValues, isLoaded } = queue;
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
        onChange={(code) => setParamValues({ lang: code, tour: null })}
      />
      <Box
        role="status"
        sx={{ fontSize: 13, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {isLoaded && queueText(queue)}
      </Box>
    </Box>
  );
}
