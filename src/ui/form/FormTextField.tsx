import {
  memo,
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type ReactNode,
} from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { formatCount } from '../../domain/text/count';
import { fieldDirection } from '../../domain/text/fieldDirection';
import { truncateGraphemes } from '../../domain/text/script';
import { textLimits, tooLong, type TextLimit } from '../../domain/text/textLimits';
import { contentFont, contentLineHeight } from '../content/contentFont';
import { describedBy, FormRow } from './FormRow';
import { useFormField, type FieldConflict } from './useFormField';
import useEventCallback from '@mui/utils/useEventCallback';

export interface FormTextFieldProps {
  name: string;
  label: string;
  /** Subject of the field for screen readers, which do not convey its group: 'Section 1'. */
  subject?: string;
  help?: ReactNode;
  /** Shown below at the right, unless a counter is. */
  aside?: string;
  multiline?: boolean;
  /** Number of lines of a multiline field. */
  rows?: number;
  /** Language of the text, when it is content. */
  language?: string;
  /** Maximum length in UTF-16 code units; shows a counter. */
  maxLength?: number;
  /** Limit that typing may exceed and saving may not; shows a counter near the limit and a message beyond. */
  limit?: TextLimit;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  type?: 'text' | 'email' | 'url' | 'number' | 'search' | 'password';
  autoFocus?: boolean;
  autoComplete?: string;
  /** Replaces the default change handler, as for a slug typed by hand. */
  onTextChange?: (text: string) => void;
  endAdornment?: ReactNode;
}

/** Font size of fields, in pixels. */
const FONT_SIZE = 14;

function contentStyle(language: string | undefined, multiline: boolean) {
  if (language === undefined) return undefined;
  const lineHeight = contentLineHeight(language);
  return {
    fontFamily: contentFont(language),
    lineHeight,
    // A single line must fit its tallest glyphs, and a Latin one must be no taller than other fields.
    ...(multiline ? {} : { height: Math.max(20, Math.floor(lineHeight * FONT_SIZE)) }),
  };
}

interface TextInputProps extends Omit<FormTextFieldProps, 'onTextChange' | 'limit'> {
  id: string;
  value: string | number;
  error: string | undefined;
  conflict: FieldConflict | undefined;
  onBlur: (event: FocusEvent) => void;
  onTextInput: (text: string) => void;
}

/** Memoised, because Formik's context renders every field on each keystroke. */
const TextInput = memo(function TextInput(props: TextInputProps) {
  const { id, name, label, subject, help, multiline = false, rows = 4 } = props;
  const { language, maxLength, aside, conflict } = props;
  const { required = false, disabled = false, placeholder, type = 'text', value, error } = props;
  const { autoFocus, autoComplete = 'off', endAdornment, onBlur, onTextInput } = props;
  const length = String(value).length;
  const truncate = (text: string) =>
    maxLength === undefined ? text : truncateGraphemes(text, maxLength);

  return (
    <FormRow
      id={id}
      label={label}
      subject={subject}
      required={required}
      disabled={disabled}
      help={help}
      error={error}
      conflict={conflict}
      language={language}
      aside={maxLength === undefined ? aside : `${length}/${maxLength}`}
    >
      <OutlinedInput
        id={id}
        name={name}
        fullWidth
        type={multiline ? undefined : type}
        value={value}
        error={error !== undefined}
        disabled={disabled}
        placeholder={placeholder}
        multiline={multiline}
        minRows={multiline ? rows : undefined}
        maxRows={multiline ? Math.max(rows, 16) : undefined}
        autoFocus={autoFocus}
        autoComplete={autoComplete}
        endAdornment={endAdornment}
        onBlur={onBlur}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          // Text composed by an input method may exceed the limit temporarily.
          const isComposing =
            'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
          onTextInput(isComposing ? event.target.value : truncate(event.target.value));
        }}
        inputProps={{
          lang: language,
          dir: language === undefined ? undefined : fieldDirection(language, String(value)),
          style: contentStyle(language, multiline),
          'aria-describedby': describedBy(
            id,
            error !== undefined,
            help !== undefined,
            conflict !== undefined,
          ),
          'aria-required': required || undefined,
          onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
            onTextInput(truncate(event.currentTarget.value)),
        }}
      />
    </FormRow>
  );
});

/** Fraction of a limit from which the counter is shown. */
const NEAR_LIMIT = 0.9;

/** Counter of a text near its limit, and message of a text beyond. */
function limitNotes(text: string, label: string, limit: TextLimit | undefined) {
  if (limit === undefined) return {};
  const { length } = text.trim();
  const most = textLimits[limit];
  if (length < most * NEAR_LIMIT) return {};
  return {
    counter: `${formatCount(length)}/${formatCount(most)}`,
    message: length > most ? tooLong(label, limit) : undefined,
  };
}

/** Text field; content is set in its own language, direction and font. */
export function FormTextField({ onTextChange, limit, ...fieldProps }: FormTextFieldProps) {
  const { id, field, onBlur, helpers, error, conflict } = useFormField<string | number | null>(
    fieldProps.name,
  );
  const change = useEventCallback((text: string) => {
    if (onTextChange !== undefined) return onTextChange(text);
    if (fieldProps.type === 'number' && text !== '') return void helpers.setValue(Number(text));
    void helpers.setValue(text);
  });
  const value = field.value ?? '';
  const { counter, message } = limitNotes(String(value), fieldProps.label, limit);
  return (
    <TextInput
      {...fieldProps}
      aside={counter ?? fieldProps.aside}
      id={id}
      value={value}
      error={error ?? message}
      conflict={conflict}
      onBlur={onBlur}
      onTextInput={change}
    />
  );
}
