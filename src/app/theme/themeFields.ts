import { type Components, type Theme } from '@mui/material/styles';
import { type ThemeColors } from './themeColors';

function autocompleteOverride(colors: ThemeColors): Components<Theme>['MuiAutocomplete'] {
  return {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
          minHeight: 32,
          padding: '1px 39px 1px 6px',
          '& .MuiAutocomplete-input': { padding: '5px 8px' },
        },
      },
      paper: {
        backgroundImage: 'none',
        boxShadow: colors.shadow,
        marginTop: 4,
        fontSize: 13,
      },
      listbox: {
        padding: 4,
        '& .MuiAutocomplete-option': { minHeight: 32, padding: '4px 8px', borderRadius: 4 },
        '& .MuiAutocomplete-option.Mui-focused': { backgroundColor: colors.selected },
        '& .MuiAutocomplete-option[aria-selected="true"]': { backgroundColor: colors.selected },
        '& .MuiAutocomplete-option[aria-selected="true"].Mui-focused': {
          backgroundColor: colors.selected,
        },
      },
      noOptions: { fontSize: 13, color: colors.textQuiet },
      loading: { fontSize: 13, color: colors.textQuiet },
    },
  };
}

/** Theme overrides of input fields: 32 px high, label above, focus ring drawn by the field's border. */
export function fieldOverrides(colors: ThemeColors): Components<Theme> {
  return {
    MuiOutlinedInput: {
      defaultProps: { size: 'small', notched: false },
      styleOverrides: {
        root: {
          backgroundColor: colors.raised,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: colors.lineField },
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colors.textFaint },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
            borderColor: colors.accentText,
            borderWidth: 2,
          },
          // Last, so that an invalid field still looks invalid when focused or hovered.
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: colors.tones.danger.text },
          '&.Mui-disabled': { backgroundColor: colors.sunken },
          '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: colors.line },
        },
        input: {
          paddingTop: 6,
          paddingBottom: 6,
          height: 20,
          // The field draws the focus ring.
          outline: 'none',
          '&::placeholder': { color: colors.textFaint, opacity: 1 },
        },
        multiline: { padding: '6px 14px', '& textarea': { padding: 0, height: 'auto' } },
      },
    },
    MuiInputBase: {
      styleOverrides: { root: { fontSize: 14 }, input: { outline: 'none' } },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          margin: '4px 0 0',
          fontSize: 12,
          lineHeight: '16px',
          // Help text may contain a record's title, which may be one long word.
          overflowWrap: 'anywhere',
        },
      },
    },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiSelect: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        // A fixed height, so that emoji and tall scripts do not make this field taller than others.
        select: {
          '&.MuiSelect-select': {
            display: 'grid',
            alignItems: 'center',
            height: 32,
            minHeight: 32,
            paddingBlock: 0,
          },
        },
      },
    },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          marginBottom: 6,
          fontSize: 13,
          lineHeight: '20px',
          fontWeight: 500,
          color: colors.text,
          '&.Mui-focused': { color: colors.text },
          '&.Mui-disabled': { color: colors.textQuiet },
        },
      },
    },
    MuiAutocomplete: autocompleteOverride(colors),
  };
}
