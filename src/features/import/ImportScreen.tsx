import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { type ImportRow } from '../../domain/tourImport/importRow';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { findPageTitle } from '../../ui/command/findPageTitle';
import { PageBody } from '../../ui/shell/PageBody';
import { PageHeader } from '../../ui/shell/PageHeader';
import { ProblemNote } from '../../ui/feedback/ProblemNote';
import { ProblemPanel } from '../../ui/feedback/ProblemPanel';
import { RunProgressBar } from '../../ui/feedback/RunPanel';
import { ImportNotes } from './ImportNotes';
import { ImportPreview } from './ImportPreview';
import { ImportSourceForm } from './ImportSourceForm';
import { type ImportSource, type ImportTable } from './importTable';
import { useImportRows } from './useImportRows';
import { useImportTable } from './useImportTable';

const isUnmatched = ({ tourId, problems }: ImportRow) => tourId === null && problems.length > 0;

function ProgressView({ label, part }: { label: string; part: number }) {
  return <RunProgressBar label={label} completed={Math.round(100 * part)} total={100} />;
}

/** Parsed table, compared with the catalogue. */
function ComparedTable({ table }: { table: ImportTable }) {
  const { rows, part, problem, retry, searchedLanguages, searchAll } = useImportRows(table);
  if (rows === null) {
    if (problem === null) return <ProgressView label="Comparing with the catalogue" part={part} />;
    return <ProblemPanel title="The tours could not be loaded" problem={problem} onRetry={retry} />;
  }
  return (
    <>
      {problem !== null && <ProblemNote problem={problem} onRetry={retry} />}
      <ImportNotes
        columns={table.columns}
        unmatchedCount={rows.filter(isUnmatched).length}
        searchedLanguages={searchedLanguages}
        onSearchAll={searchAll}
      />
      <ImportPreview rows={rows} />
    </>
  );
}

/** Import of one source: parsing, comparison, preview. */
function SourceImport({ source, onBack }: { source: ImportSource; onBack: () => void }) {
  const reading = useImportTable(source);
  if (reading.status === 'reading') return <ProgressView label="Reading" part={reading.part} />;
  if (reading.status === 'read') return <ComparedTable table={reading.table} />;
  return (
    <EmptyState
      title="This can’t be imported"
      text={reading.problems.join(' ')}
      action={
        <Button variant="outlined" autoFocus onClick={onBack}>
          {source.name === null ? 'Back to the rows' : 'Choose another'}
        </Button>
      }
    />
  );
}

/** Page that imports tour texts from a CSV file: choose, preview, apply. */
export function ImportScreen() {
  const [source, setSource] = useState<ImportSource | null>(null);
  const chooseAnother = () => setSource(null);
  // The focused element was unmounted with the form.
  useEffect(() => {
    if (source !== null) findPageTitle()?.focus();
  }, [source]);
  return (
    <>
      <PageHeader
        title="Import texts"
        breadcrumbs={[{ label: 'Tours', to: '/admin/tours' }]}
        meta={source && <bdi>{source.name ?? 'Pasted rows'}</bdi>}
        actions={
          source === null ? (
            <Button component={Link} to="/admin/tours" variant="outlined">
              Cancel
            </Button>
          ) : (
            <Button variant="outlined" onClick={chooseAnother}>
              {source.name === null ? 'Back to the rows' : 'Choose another'}
            </Button>
          )
        }
      />
      <PageBody narrow={source === null}>
        {source === null ? (
          <ImportSourceForm onSource={setSource} />
        ) : (
          <SourceImport source={source} onBack={chooseAnother} />
        )}
      </PageBody>
    </>
  );
}
