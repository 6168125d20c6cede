import { lazy, Suspense, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { FormTextField, type FormTextFieldProps } from '../../../ui/form/FormTextField';

/** Loaded on first focus; the field renders without it. */
const PlaceSuggestions = lazy(async () => ({
  default: (await import('./PlaceSuggestions')).PlaceSuggestions,
}));

type PlaceFieldProps = FormTextFieldProps & { name: 'city' | 'country' };

/** City or country field that suggests other tours' places while focused. */
export function PlaceField(props: PlaceFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isActive, setIsActive] = useState(false);
  return (
    <Box
      ref={box}
      sx={{ position: 'relative' }}
      onFocus={() => setIsActive(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setIsActive(currentTarget.contains(relatedTarget))
      }
    >
      <FormTextField {...props} />
      {isActive && (
        <Suspense fallback={null}>
          <PlaceSuggestions name={props.name} box={box} />
        </Suspense>
      )}
    </Box>
  );
}
