import KeyboardTab from '@mui/icons-material/KeyboardTab';
import { type Edge } from './usePlayerKeys';

/** An arrow to one edge. */
export function EdgeIcon({ edge }: { edge: Edge }) {
  return <KeyboardTab sx={edge === 'start' ? { transform: 'scaleX(-1)' } : undefined} />;
}
