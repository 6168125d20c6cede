import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { KeyHint } from '../../../../ui/command/KeyHint';
import { Content } from '../../../../ui/content/Content';
import { useReservedSpace } from '../../../../ui/hooks/useReservedSpace';
import { OWN_TRANSLATION_KEYS } from '../useOwnTranslation';

interface OfferButtonProps {
  /** Name of the target, as in 'Title for Section 1'. */
  label: string;
  /** Name of the field above. */
  name: string;
  text: string;
  language: string;
  /** False once taken; the space stays reserved while the record has the focus. */
  isOffered: boolean;
  onTake: () => void;
  /** Origin of the text. */
  children: ReactNode;
}

/** Button that puts a text into the empty field above. */
export function OfferButton(props: OfferButtonProps) {
  const { label, name, text, language, isOffered, onTake, children } = props;
  const { space, isReserved } = useReservedSpace(isOffered, '[data-pair]');
  if (!isReserved) return null;
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
        // Out of the Tab order, in which Tab moves from text to text; the shortcut works in the field.
        tabIndex={-1}
        aria-keyshortcuts={OWN_TRANSLATION_KEYS}
        onClick={({ currentTarget }) => {
          const field = currentTarget.form?.elements.namedItem(name);
          if (field instanceof HTMLElement) field.focus();
          onTake();
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
        <Box component="span" sx={visuallyHidden}>{`${label}:`}</Box>
        <Content language={language} lines={2}>
          {text}
        </Content>
        <Box component="span" sx={{ fontSize: 12, fontWeight: 400, color: 'text.secondary' }}>
          {children}
        </Box>
      </Button>
      <KeyHint keys={OWN_TRANSLATION_KEYS} />
    </Box>
  );
}
