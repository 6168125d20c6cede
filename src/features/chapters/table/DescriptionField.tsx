import { useId, useState } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { directionOf } from '../../../domain/text/script';
import { contentFont, contentLineHeight } from '../../../ui/content/contentFont';
import { FormRow } from '../../../ui/form/FormRow';
import { isSaveKey } from '../../../ui/dom/isSaveKey';

interface DescriptionFieldProps {
  text: string;
  language: string;
  /** Called with each typed text; null for a text equal to the chapter's. */
  onType: (text: string | null) => void;
  onCommit: (text: string) => void;
  onClose: () => void;
}

/**
 * Field for the transcript or captions of a chapter. Blur commits the text. So does Escape, which also closes the
 * field: a long text is not lost by one key, and Undo reverts it.
 */
export function DescriptionField(props: DescriptionFieldProps) {
  const { text, language, onType, onCommit, onClose } = props;
  const id = useId();
  const [typed, setTyped] = useState(text);
  const commit = () => {
    if (typed !== text) onCommit(typed);
  };
  return (
    <FormRow id={id} label="Description" help="Transcript or captions">
      <OutlinedInput
        id={id}
        multiline
        minRows={2}
        maxRows={10}
        fullWidth
        autoFocus
        value={typed}
        onChange={(event) => {
          const { value } = event.target;
          setTyped(value);
          onType(value === text ? null : value);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (isSaveKey(event)) commit();
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          commit();
          onClose();
        }}
        inputProps={{
          lang: language,
          dir: directionOf(language),
          style: { fontFamily: contentFont(language), lineHeight: contentLineHeight(language) },
        }}
      />
    </FormRow>
  );
}
