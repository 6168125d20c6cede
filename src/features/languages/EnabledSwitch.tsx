import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { type Language } from '../../domain/languages/language';

interface EnabledSwitchProps {
  language: Language;
  isOn: boolean;
  isBusy: boolean;
  /** Reason why the language cannot be switched; null when it can. */
  refusal: string | null;
  onToggle: (language: Language) => void;
}

/** Switch that enables a language. When it cannot be switched, it stays focusable and explains why. */
export function EnabledSwitch(props: EnabledSwitchProps) {
  const { language, isOn, isBusy, refusal, onToggle } = props;
  return (
    <Box
      component="span"
      data-tip={refusal ?? undefined}
      sx={{ display: 'inline-flex', opacity: refusal === null ? 1 : 0.5 }}
    >
      <Switch
        size="small"
        checked={isOn}
        onChange={() => {
          if (refusal === null && !isBusy) onToggle(language);
        }}
        slotProps={{
          input: {
            role: 'switch',
            'aria-label': `${language.label} enabled`,
            'aria-disabled': refusal !== null || undefined,
            'aria-busy': isBusy || undefined,
            'aria-description': refusal ?? undefined,
          },
        }}
      />
    </Box>
  );
}
