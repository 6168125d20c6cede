import {
  memo,
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type ReactNode,
} from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { directionOf, truncateGraphemes } from '../../domain/text/script';
import { contentFont, contentLineHeight } from '../content/contentFont';
import { describedBy, FormRow } from './FormRow';
import { useFormField } from './useFormField';
import { useEventCallback } from '../hooks/useEventCallback';

export interface FormTextFieldProps {
  name: string;
  label: string;
  help?: ReactNode;
  multiline?: boolean;
  /** Lines of a multiline field. */
  rows?: number;
  /** The language of what is typed, when it is content. */
  language?: string;
  /** In UTF-16 units; shown with a counter. */
  maxLength?: number;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  type?: 'text' | 'email' | 'url' | 'number' | 'search' | 'password';
  autoFocus?: boolean;
  autoComplete?: string;
  /** Instead of the plain change: a slug that is typed by hand. */
  onTextChange?: (text: string) => void;
  endAdornment?: ReactNode;
}

/** Of fields, in pixels. */
const FONT_SIZE = 14;

function contentLook(language: string | undefined, multiline: boolean) {
  if (language === undefined) return undefined;
  const lineHeight = contentLineHeight(language);
  return {
    fontFamily: contentFont(language),
    lineHeight,
    // A single line must not be lower than its tallest letters, nor a Latin one higher than its neighbours.
    ...(multiline ? {} : { height: Math.max(20, Math.floor(lineHeight * FONT_SIZE)) }),
  };
}

interface TextInputProps extends Omit<FormTextFieldProps, 'onTextChange'> {
  id: string;
  value: string | number;
  error: string | undefined;
  onBlur: (event: FocusEvent) => void;
  onText: (text: string) => void;
}

/** Each key in a form is told to all of its fields: only the one that changed is drawn. */
const TextInput = memo(function TextInput(props: TextInputProps) {
  const { id, name, label, help, multiline = false, rows = 4, language, maxLength } = props;
  const { required = false, disabled = false, placeholder, type = 'text', value, error } = props;
  const { autoFocus, autoComplete = 'off', endAdornment, onBlur, onText } = props;
  const length = String(value).length;
  const fit = (text: string) =>
    maxLength === undefined ? text : truncateGraphemes(text, maxLength);

  return (
    <FormRow
      id={id}
      label={label}
      required={required}
      disabled={disabled}
      help={help}
      error={error}
      aside={maxLength === undefined ? undefined : `${length}/${maxLength}`}
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
          // A character that is still being composed may be longer for a moment.
          const isComposing =
            'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
          onText(isComposing ? event.target.value : fit(event.target.value));
        }}
        inputProps={{
          lang: language,
          dir: language === undefined ? undefined : directionOf(language),
          style: contentLook(language, multiline),
          'aria-describedby': describedBy(id, error !== undefined, help !== undefined),
          'aria-required': required || undefined,
          onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
            onText(fit(event.currentTarget.value)),
        }}
      />
    </FormRow>
  );
});

/** A text of the form; content carries its language, direction and font while it is typed. */
export function FormTextField({ onTextChange, ...look }: FormTextFieldProps) {
  const { id, field, helpers, error } = useFormField<string | number | null>(look.name);
  const change = useEventCallback((text: string) => {
    if (onTextChange !== undefined) return onTextChange(text);
    if (look.type === 'number' && text !== '') return void helpers.setValue(Number(text));
    void helpers.setValue(text);
  });
  return (
    <TextInput
      {...look}
      id={id}
      value={field.value ?? ''}
      error={error}
      onBlur={field.onBlur}
      onText={change}
    />
  );
}
