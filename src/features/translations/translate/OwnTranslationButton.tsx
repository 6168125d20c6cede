import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { formatCount } from '../../../domain/text/count';
import { KeyHint } from '../../../ui/command/KeyHint';
import { Content } from '../../../ui/content/Content';
import { type TextPair } from './textPairs';
import { OWN_TRANSLATION_KEYS, useOwnTranslation } from './useOwnTranslation';

interface OwnTranslationButtonProps {
  pair: TextPair;
  from: string;
  to: string;
}

/** Own translation of a record's source from elsewhere in the catalogue, which a press puts into the empty fields. */
export function OwnTranslationButton({ pair, from, to }: OwnTranslationButtonProps) {
  const { offersFor, fill } = useOwnTranslation(from, to);
  const [offer] = offersFor(pair);
  if (offer === undefined) return null;
  return (
    <>
      <Button
        variant="outlined"
        // Between fields, Tab goes from text to text; the keys work in them.
        tabIndex={-1}
        aria-keyshortcuts={OWN_TRANSLATION_KEYS}
        title="Used elsewhere for the same text"
        onClick={({ currentTarget }) => {
          const field = currentTarget.form?.elements.namedItem(offer.name);
          if (field instanceof HTMLElement) field.focus();
          fill(pair);
        }}
        sx={{ minWidth: 0, gap: 1 }}
      >
        <Box component="span" sx={visuallyHidden}>{`For ${pair.label}, used elsewhere:`}</Box>
        <Content language={to} lines={1}>
          {offer.text}
        </Content>
        <Box component="span" sx={{ flex: 'none', fontWeight: 400, color: 'text.secondary' }}>
          {`${formatCount(offer.count)} ×`}
        </Box>
      </Button>
      <KeyHint keys={OWN_TRANSLATION_KEYS} />
    </>
  );
}
