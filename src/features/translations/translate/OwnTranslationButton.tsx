import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { formatCount } from '../../../domain/text/count';
import { isSameSource, type UsedTranslation } from '../../../domain/tours/translationMemory';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { textKey } from '../../../state/model/tourRows';
import { KeyHint } from '../../../ui/command/KeyHint';
import { Content } from '../../../ui/content/Content';
import { useReservedSpace } from '../../../ui/hooks/useReservedSpace';
import { type TextPair } from './textPairs';
import { OWN_TRANSLATION_KEYS, useOwnTranslation } from './useOwnTranslation';

interface OwnTranslationButtonProps {
  pair: TextPair;
  /** Name of the field that it stands below. */
  name: string;
  label: string;
  from: string;
  to: string;
}

interface UsedInProps extends Pick<UsedTranslation, 'tourId' | 'count'> {
  from: string;
  /** The text that was translated. */
  source: string;
}

/** Tour in which a translation is used, and in how many more records. */
function UsedIn({ tourId, count, from, source }: UsedInProps) {
  const title = useConsoleSelector(
    (state) => state.tours.texts[textKey(tourId ?? '', from)]?.title,
  );
  if (title === undefined || title === '') return `Used elsewhere, ${formatCount(count)} ×`;
  const others = count - 1;
  const isOfTitle = isSameSource(title, source);
  return (
    <>
      {isOfTitle ? 'Used for a tour of the same title' : 'Used in '}
      {!isOfTitle && <Content language={from}>{title}</Content>}
      {others > 0 && ` and ${formatCount(others)} more`}
    </>
  );
}

/** Own translation of a text from elsewhere in the catalogue, which a press puts into the empty field above it. */
export function OwnTranslationButton(props: OwnTranslationButtonProps) {
  const { pair, name, label, from, to } = props;
  const { offersFor, fill } = useOwnTranslation(from, to);
  const offer = offersFor(pair).find((each) => each.name === name);
  const isOffered = offer?.isEmpty === true;
  const { space, isReserved } = useReservedSpace(isOffered, '[data-pair]');
  if (offer === undefined || !isReserved) return null;
  return (
    <Box
      ref={space}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mt: '4px',
        visibility: isOffered ? undefined : 'hidden',
      }}
    >
      <Button
        variant="outlined"
        // Between fields, Tab goes from text to text; the keys work in them.
        tabIndex={-1}
        aria-keyshortcuts={OWN_TRANSLATION_KEYS}
        onClick={({ currentTarget }) => {
          const field = currentTarget.form?.elements.namedItem(name);
          if (field instanceof HTMLElement) field.focus();
          fill([offer]);
        }}
        sx={{
          flexShrink: 1,
          minWidth: 0,
          height: 'auto',
          py: '4px',
          flexDirection: 'column',
          alignItems: 'flex-start',
          textAlign: 'start',
          whiteSpace: 'normal',
        }}
      >
        <Box component="span" sx={visuallyHidden}>{`${label} for ${pair.label}:`}</Box>
        <Content language={to} lines={2}>
          {offer.used.text}
        </Content>
        <Box component="span" sx={{ fontSize: 12, fontWeight: 400, color: 'text.secondary' }}>
          <UsedIn {...offer.used} from={from} source={offer.source} />
        </Box>
      </Button>
      <KeyHint keys={OWN_TRANSLATION_KEYS} />
    </Box>
  );
}
