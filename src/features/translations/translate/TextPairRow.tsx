import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { formatCount } from '../../../domain/text/count';
import { graphemesOf } from '../../../domain/text/script';
import { textChecks, textCheckLabels } from '../../../domain/text/textChecks';
import { keyCombination } from '../../../ui/command/command';
import { Content } from '../../../ui/content/Content';
import { FormTextField } from '../../../ui/form/FormTextField';
import { SaveStateChip } from '../../../ui/feedback/SaveStateChip';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { CopySourceButton } from './CopySourceButton';
import { COPY_KEYS, useSourceCopy } from './useSourceCopy';
import {
  descriptionName,
  hasSource,
  titleName,
  pairTexts,
  type PairValues,
  type TextPair,
} from './textPairs';

interface TextPairRowProps {
  pair: TextPair;
  sourceLanguage: string;
  language: string;
  /** True when source and target are the same language, so that texts are only edited. */
  isMonolingual: boolean;
  /** True for the record whose copy button Tab reaches. */
  isCopyStop: boolean;
}

const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey;

/** Lines that a translation of a text takes in a wide window, within bounds: what is typed then moves little. */
const rowsFor = (source: string) => Math.max(2, Math.min(8, Math.ceil(source.length / 70)));

/** Length of a text in characters as people count them. */
const useLength = (text: string) => useMemo(() => graphemesOf(text.trim()).length, [text]);

/** Length of a text, beside that of its source where there is one. */
function useLengths(text: string, source: string | null): string {
  const length = `${formatCount(useLength(text))} characters`;
  const sourceLength = formatCount(useLength(source ?? ''));
  return source === null ? length : `${length}, source ${sourceLength}`;
}

interface SourceTextsProps {
  source: TextPair['source'];
  language: string;
  children: ReactNode;
}

/** Source of a record, each text level with the first line of the field beside it. */
function SourceTexts({ source, language, children }: SourceTextsProps) {
  return (
    <Box sx={{ minWidth: 0, fontSize: 14, overflowWrap: 'anywhere' }}>
      <Box
        sx={{ pt: { md: '32px' }, minHeight: { md: 70 }, mb: { xs: 1, md: 1.5 }, fontWeight: 600 }}
      >
        <Content language={language} fallback="[No Title]">
          {source.title}
        </Content>
      </Box>
      <Box sx={{ pt: { md: '24px' }, whiteSpace: 'pre-wrap', color: 'text.secondary', mb: 1 }}>
        <Content language={language} fallback="No description">
          {source.description}
        </Content>
      </Box>
      {children}
    </Box>
  );
}

interface TitleFieldProps {
  name: string;
  subject: string;
  language: string;
}

/** Field of a title: as high as it is long, and still one line to those who read it. */
function TitleField({ name, ...props }: TitleFieldProps) {
  const { setFieldValue } = useFormikContext<PairValues>();
  const submit = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || hasModifier(event)) return;
    event.preventDefault();
    event.currentTarget.closest('form')?.requestSubmit();
  };
  return (
    <div onKeyDown={submit}>
      <FormTextField
        name={name}
        label="Title"
        {...props}
        multiline
        rows={1}
        onTextChange={(text) => void setFieldValue(name, text.replace(/\s*\n\s*/g, ' '))}
      />
    </div>
  );
}

/** Texts of one record: the source beside the fields, each in its own direction. */
export function TextPairRow(props: TextPairRowProps) {
  const { pair, sourceLanguage, language, isMonolingual, isCopyStop } = props;
  const { values } = useFormikContext<PairValues>();
  const { key, label, source } = pair;
  const formTexts = pairTexts(values, key);
  const isUntouched =
    pair.target === null && formTexts.title === '' && formTexts.description === '';
  const warnings = isMonolingual || isUntouched ? [] : textChecks(source, formTexts);
  const lengths = useLengths(formTexts.description, isMonolingual ? null : source.description);
  const copySource = useSourceCopy();
  const copy = () => copySource(isMonolingual ? undefined : pair);
  const copyByKeys = (event: KeyboardEvent) => {
    if (keyCombination(event) !== COPY_KEYS) return;
    event.preventDefault();
    copy();
  };
  return (
    <Box
      component="fieldset"
      onKeyDown={copyByKeys}
      data-pair={key}
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
        <SourceTexts source={source} language={sourceLanguage}>
          <CopySourceButton
            label={label}
            hasSource={hasSource(pair)}
            isTabStop={isCopyStop}
            onCopy={copy}
          />
        </SourceTexts>
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
        <TitleField name={titleName(key)} subject={label} language={language} />
        <FormTextField
          name={descriptionName(key)}
          label="Description"
          subject={label}
          aside={lengths}
          language={language}
          multiline
          rows={isMonolingual ? 4 : rowsFor(source.description)}
        />
      </Box>
    </Box>
  );
}
