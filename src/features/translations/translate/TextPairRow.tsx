import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { textChecks, textCheckLabels } from '../../../domain/text/textChecks';
import { Content } from '../../../ui/content/Content';
import { FormTextField } from '../../../ui/form/FormTextField';
import { SaveStateChip } from '../../../ui/feedback/SaveStateChip';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { descriptionOf, titleOf, wordsIn, type PairValues, type TextPair } from './textPairs';

interface TextPairRowProps {
  pair: TextPair;
  sourceLanguage: string;
  language: string;
  /** Source and target are one language: the words are only edited. */
  isAlone: boolean;
}

/** One record's words, the source beside what is typed; each side in its own direction. */
export function TextPairRow({ pair, sourceLanguage, language, isAlone }: TextPairRowProps) {
  const { values, setFieldValue, isSubmitting } = useFormikContext<PairValues>();
  const { key, label, source } = pair;
  const typed = wordsIn(values, key);
  const isUntouched = pair.target === null && typed.title === '' && typed.description === '';
  const checks = isAlone || isUntouched ? [] : textChecks(source, typed);
  const copy = () => {
    void setFieldValue(titleOf(key), source.title);
    void setFieldValue(descriptionOf(key), source.description);
  };
  return (
    <Box
      component="fieldset"
      sx={{
        display: 'grid',
        gridTemplateColumns: isAlone ? '1fr' : { xs: '1fr', md: '1fr 1fr' },
        gap: { xs: 1.5, md: 3 },
        m: 0,
        px: 0,
        py: 2,
        border: 0,
        borderTop: '1px solid var(--line)',
      }}
    >
      <Box component="legend" sx={{ float: 'left', width: 1, gridColumn: '1 / -1', p: 0 }}>
        <Box component="span" sx={{ mr: 1, fontSize: 13, fontWeight: 600 }}>
          {label}
        </Box>
        <SaveStateChip state={pair.saveState} />{' '}
        {pair.target === null && <StatusChip>No words yet</StatusChip>}{' '}
        {checks.map((check) => (
          <StatusChip key={check} tone="warning">
            {textCheckLabels[check]}
          </StatusChip>
        ))}
      </Box>
      {!isAlone && (
        <Box sx={{ minWidth: 0, fontSize: 14 }}>
          <Box sx={{ fontWeight: 600, mb: 1 }}>
            <Content language={sourceLanguage} fallback="[No Title]">
              {source.title}
            </Content>
          </Box>
          <Box sx={{ whiteSpace: 'pre-wrap', color: 'text.secondary', mb: 1 }}>
            <Content language={sourceLanguage} fallback="No description">
              {source.description}
            </Content>
          </Box>
          <Button
            variant="outlined"
            startIcon={<ContentCopy />}
            disabled={isSubmitting || (source.title === '' && source.description === '')}
            onClick={copy}
            aria-label={`Copy source of ${label}`}
          >
            Copy source
          </Button>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
        <FormTextField name={titleOf(key)} label={`Title (${label})`} language={language} />
        <FormTextField
          name={descriptionOf(key)}
          label={`Description (${label})`}
          language={language}
          multiline
          rows={4}
        />
      </Box>
    </Box>
  );
}
