import { lazy, Suspense } from 'react';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LanguageMenu } from '../../../../ui/content/LanguageMenu';
import { PopoverButton } from '../../../../ui/controls/PopoverButton';
import { type TranslateQueue } from '../queue/useTranslateQueue';

const QueueList = lazy(async () => ({ default: (await import('../queue/QueueList')).QueueList }));

/** Language and queue controls in the sticky header, shown while the page header is out of view. */
export function QueueTools({ queue }: { queue: TranslateQueue }) {
  const { languages, to, next, tours, setParamValues } = queue;
  const options = languages.map(({ code, label, native_label, flag }) => ({
    value: code,
    label,
    native: native_label,
    flag,
  }));
  return (
    <Box sx={{ display: { xs: 'none', md: 'flex' }, flex: 'none', gap: 1 }}>
      <LanguageMenu
        label="Into"
        options={options}
        value={to}
        onChange={(code) => setParamValues({ lang: code })}
      />
      <PopoverButton
        label="Queue"
        icon={<FormatListNumbered />}
        width={520}
        disabled={tours.length === 0}
      >
        {(close) => (
          <Suspense fallback={<Box sx={{ height: 440 }} />}>
            <QueueList queue={queue} onClose={close} />
          </Suspense>
        )}
      </PopoverButton>
      <Button
        variant="outlined"
        disabled={next === null}
        onClick={() => setParamValues({ tour: next })}
      >
        Skip
      </Button>
    </Box>
  );
}
