import { useId, useState } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { directionOf } from '../../../domain/text/script';
import { contentFont, contentLineHeight } from '../../../ui/content/contentFont';
import { FormRow } from '../../../ui/form/FormRow';
import { isSaveKey } from '../../../ui/hooks/isSaveKey';

interface DescriptionFieldProps {
  text: string;
  language: string;
  onCommit: (text: string) => void;
  onClose: () => void;
}

/**
 * Field for the transcript or captions of a chapter. Blur commits the text; Escape closes the field
 * without.
 */
export function DescriptionField({ text, language, onCommit, onClose }: DescriptionFieldProps) {
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
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (isSaveKey(event)) commit();
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.preventDefault();
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
