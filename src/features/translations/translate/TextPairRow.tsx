import { memo, useId, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useFormikContext } from 'formik';
import { formatCount } from '../../../domain/text/count';
import { graphemesOf } from '../../../domain/text/script';
import { keyCombination } from '../../../ui/command/command';
import { Content } from '../../../ui/content/Content';
import { FormTextField } from '../../../ui/form/FormTextField';
import { isSameData } from '../../../state/model/upsertRecords';
import { CopySourceButton } from './CopySourceButton';
import { OwnTranslationButton } from './OwnTranslationButton';
import { PairNotes } from './source/PairNotes';
import { PairFields } from './PairFields';
import { QaIssueLine } from './qaChecks/QaIssueLine';
import { PairName } from './qaChecks/PairName';
import { useQaIssues } from './qaChecks/useQaIssues';
import { COPY_KEYS, useSourceCopy } from './useSourceCopy';
import {
  descriptionName,
  hasSource,
  isDescriptionEmptied,
  titleName,
  type PairValues,
  type TextPair,
} from './textPairs';

interface TextPairRowProps {
  pair: TextPair;
  sourceLanguage: string;
  language: string;
  /** True when source and target language are equal: texts are edited without a source. */
  isMonolingual: boolean;
  /** True for the record whose copy button is the tab stop. */
  isCopyStop: boolean;
}

const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey;

/**
 * Initial rows of a field, estimated from the source's length for a wide window (2 to 8), so that typing shifts little.
 */
const rowsFor = (source: string) => Math.max(2, Math.min(8, Math.ceil(source.length / 70)));

/** Length of a text in graphemes. */
const useLength = (text: string) => useMemo(() => graphemesOf(text.trim()).length, [text]);

/** Text of the length in characters, with the source's length when there is a source. */
function useLengths(text: string, source: string | null): string {
  const length = `${formatCount(useLength(text))} characters`;
  const sourceLength = formatCount(useLength(source ?? ''));
  return source === null ? length : `${length}, source ${sourceLength}`;
}

/** Offset of a field's first line from its top edge; aligns the source with it. */
const FIELD_TOP = '7px';

interface TextLineProps {
  label: string;
  /** Source text; null when editing without a source. */
  source: string | null;
  sourceLanguage: string;
  fallback: string;
  children: ReactNode;
}

/** Label, source and field side by side; stacked in a narrow window. */
function TextLine({ label, source, sourceLanguage, fallback, children }: TextLineProps) {
  if (source === null) return children;
  return (
    <>
      <Box
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'block' },
          pt: FIELD_TOP,
          fontSize: 12,
          lineHeight: '20px',
          color: 'text.secondary',
        }}
      >
        {label}
      </Box>
      <Box
        data-source
        sx={{
          minWidth: 0,
          pt: { md: FIELD_TOP },
          fontSize: 14,
          lineHeight: '20px',
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-wrap',
        }}
      >
        <Content language={sourceLanguage} fallback={fallback}>
          {source}
        </Content>
      </Box>
      {/* The label is visible at the left; the field's own label remains for screen readers. */}
      <Box
        sx={[
          { minWidth: 0 },
          (theme) => ({ [theme.breakpoints.up('md')]: { '& label': visuallyHidden } }),
        ]}
      >
        {children}
      </Box>
    </>
  );
}

interface TitleFieldProps {
  name: string;
  subject: string;
  language: string;
  /** Source text; null when editing without a source. */
  source: string | null;
}

/** Title field: wraps visually, but is a single line of text. */
function TitleField({ name, source, ...props }: TitleFieldProps) {
  const { values, setFieldValue } = useFormikContext<PairValues>();
  const issues = useQaIssues(name, source, values[name] ?? '');
  const isAlone = source === null && issues.length === 0;
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || hasModifier(event)) return;
    // Enter must keep its function on the buttons below the field.
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    const fields = [...(event.target.form?.querySelectorAll<HTMLElement>('textarea[name]') ?? [])];
    fields[fields.indexOf(event.target) + 1]?.focus();
  };
  return (
    <div onKeyDown={goOn}>
      <FormTextField
        name={name}
        limit="title"
        label="Title"
        {...props}
        help={isAlone ? undefined : <QaIssueLine issues={issues} isReserved />}
        multiline
        rows={1}
        onTextChange={(text) => void setFieldValue(name, text.replace(/\s*\n\s*/g, ' '))}
      />
    </div>
  );
}

interface DescriptionFieldProps {
  name: string;
  subject: string;
  language: string;
  /** Source text; null when editing without a source. */
  source: string | null;
  isEmptied: boolean;
}

/** Description field, sized to the expected length of its translation. */
function DescriptionField({ source, isEmptied, ...props }: DescriptionFieldProps) {
  const { values } = useFormikContext<PairValues>();
  const text = values[props.name] ?? '';
  const issues = useQaIssues(props.name, source, text);
  const issueLine = issues.length === 0 ? undefined : <QaIssueLine issues={issues} />;
  return (
    <FormTextField
      label="Description"
      limit="description"
      {...props}
      aside={useLengths(text, source)}
      help={isEmptied ? 'An empty value is not sent: the old one stays.' : issueLine}
      multiline
      rows={source === null ? 4 : rowsFor(source)}
    />
  );
}

/** Handlers that copy a record's source into its empty fields, by click or by shortcut. */
function useCopy(pair: TextPair | undefined) {
  const copySource = useSourceCopy();
  const copy = () => copySource(pair);
  const copyByKeys = (event: KeyboardEvent) => {
    if (keyCombination(event) !== COPY_KEYS) return;
    event.preventDefault();
    copy();
  };
  return { copy, copyByKeys };
}

function TextPairFields(props: TextPairRowProps) {
  const { pair, sourceLanguage, language, isMonolingual, isCopyStop } = props;
  const { values } = useFormikContext<PairValues>();
  const { key, label, source } = pair;
  const id = useId();
  const { copy, copyByKeys } = useCopy(isMonolingual ? undefined : pair);
  const ownTranslation = (field: string, name: string) =>
    isMonolingual ? null : (
      <OwnTranslationButton
        pair={pair}
        name={name}
        label={field}
        from={sourceLanguage}
        to={language}
      />
    );
  return (
    <Box
      role="group"
      aria-labelledby={id}
      onKeyDown={copyByKeys}
      data-pair={key}
      tabIndex={-1}
      sx={{
        display: 'grid',
        alignItems: 'start',
        gridTemplateColumns: isMonolingual ? '1fr' : { xs: '1fr', md: '76px 1fr 1fr' },
        gap: isMonolingual ? 1.5 : { xs: '8px', md: '8px 24px' },
        py: 1.5,
        borderTop: '1px solid var(--line)',
        // Shortcuts apply only to the focused record.
        '&:not(:focus-within) kbd': { visibility: 'hidden' },
        // Keeps a field's source in view above it, both below the sticky header.
        '& textarea': { scrollMarginTop: { xs: 136, md: 96 } },
        '& button': { scrollMarginTop: 48 },
      }}
    >
      <PairName id={id} pair={pair} isMonolingual={isMonolingual} />
      {!isMonolingual && (
        <div>
          <CopySourceButton
            label={label}
            hasSource={hasSource(pair)}
            isTabStop={isCopyStop}
            onCopy={copy}
          />
        </div>
      )}
      <PairNotes pair={pair} sourceLanguage={sourceLanguage} language={language} />
      <TextLine
        label="Title"
        source={isMonolingual ? null : source.title}
        sourceLanguage={sourceLanguage}
        fallback="[No Title]"
      >
        <TitleField
          name={titleName(key)}
          subject={label}
          language={language}
          source={isMonolingual ? null : source.title}
        />
        {ownTranslation('Title', titleName(key))}
      </TextLine>
      <TextLine
        label="Description"
        source={isMonolingual ? null : source.description}
        sourceLanguage={sourceLanguage}
        fallback="No description"
      >
        <DescriptionField
          name={descriptionName(key)}
          subject={label}
          language={language}
          source={isMonolingual ? null : source.description}
          isEmptied={isDescriptionEmptied(pair, values)}
        />
        {ownTranslation('Description', descriptionName(key))}
      </TextLine>
    </Box>
  );
}

/** Texts of one record: source beside the fields, each with its own direction. */
export const TextPairRow = memo(function TextPairRow(props: TextPairRowProps) {
  return (
    <PairFields pairKey={props.pair.key}>
      <TextPairFields {...props} />
    </PairFields>
  );
}, isSameData);
