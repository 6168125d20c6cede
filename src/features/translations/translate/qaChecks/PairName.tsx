import { Fragment } from 'react';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { textChecks, textCheckLabels } from '../../../../domain/text/textChecks';
import { SaveStateChip } from '../../../../ui/feedback/SaveStateChip';
import { StatusChip } from '../../../../ui/feedback/StatusChip';
import { pairTexts, type PairValues, type TextPair } from '../textPairs';

interface PairNameProps {
  /** Id of the element that labels the group. */
  id: string;
  pair: TextPair;
  isMonolingual: boolean;
}

/** Name of a record, with its save state and checks of its texts as a whole. */
export function PairName({ id, pair, isMonolingual }: PairNameProps) {
  const { values } = useFormikContext<PairValues>();
  const { key, label, source, target, saveState } = pair;
  const texts = pairTexts(values, key);
  const isUntouched = target === null && texts.title === '' && texts.description === '';
  const checks = isMonolingual || isUntouched ? [] : textChecks(source, texts);
  return (
    <Box id={id} sx={{ alignSelf: 'center', gridColumn: { md: '1 / -2' } }}>
      <Box component="span" sx={{ mr: 1, fontSize: 13, fontWeight: 600 }}>
        {label}
      </Box>
      <SaveStateChip state={saveState} /> {isUntouched && <StatusChip>Not translated</StatusChip>}{' '}
      {checks.map((check) => (
        <Fragment key={check}>
          <StatusChip tone="warning">{textCheckLabels[check]}</StatusChip>{' '}
        </Fragment>
      ))}
    </Box>
  );
}
