import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { textChecks, textCheckLabels } from '../../../domain/text/textChecks';
import { Content } from '../../../ui/content/Content';
import { FormTextField } from '../../../ui/form/FormTextField';
import { SaveStateChip } from '../../../ui/feedback/SaveStateChip';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { descriptionName, titleName, pairTexts, type PairValues, type TextPair } from './textPairs';

interface TextPairRowProps {
  pair: TextPair;
  sourceLanguage: string;
  language: string;
  /** True when source and target are the same language, so that texts are only edited. */
  isMonolingual: boolean;
}

/** Texts of one record: the source beside the fields, each in its own direction. */
export function TextPairRow({ pair, sourceLanguage, language, isMonolingual }: TextPairRowProps) {
  const { values, setFieldValue, isSubmitting } = useFormikContext<PairValues>();
  const { key, label, source } = pair;
  const formTexts = pairTexts(values, key);
  const isUntouched =
    pair.target === null && formTexts.title === '' && formTexts.description === '';
  const warnings = isMonolingual || isUntouched ? [] : textChecks(source, formTexts);
  const copy = () => {
    void setFieldValue(titleName(key), source.title);
    void setFieldValue(descriptionName(key), source.description);
  };
  return (
    <Box
      component="fieldset"
      sx={{
        display: 'grid',
        gridTemplateColumns: isMonolingual ? '1fr' : { xs: '1fr', md: '1fr 1fr' },
        gap: { xs: 1.5, md: 3 },
        // A fieldset is as wide as its longest word otherwise.
        minWidth: 0,
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
        {isUntouched && <StatusChip>Not translated</StatusChip>}{' '}
        {warnings.map((check) => (
          <StatusChip key={check} tone="warning">
            {textCheckLabels[check]}
          </StatusChip>
        ))}
      </Box>
      {!isMonolingual && (
        <Box sx={{ minWidth: 0, fontSize: 14, overflowWrap: 'anywhere' }}>
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
        <FormTextField name={titleName(key)} label={`Title (${label})`} language={language} />
        <FormTextField
          name={descriptionName(key)}
          label={`Description (${label})`}
          language={language}
          multiline
          rows={4}
        />
      </Box>
    </Box>
  );
}
