import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { type ImportRow } from '../../domain/tourImport/importRow';
import { EmptyState } from '../../ui/feedback/EmptyState';
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

const isLost = ({ tourId, problems }: ImportRow) => tourId === null && problems.length > 0;

function Working({ label, part }: { label: string; part: number }) {
  return <RunProgressBar label={label} completed={Math.round(100 * part)} total={100} />;
}

/** The table once it is read, beside the catalogue. */
function Compared({ table }: { table: ImportTable }) {
  const { rows, part, problem, retry, lookedIn, lookEverywhere } = useImportRows(table);
  if (rows === null) {
    if (problem === null) return <Working label="Comparing with the catalogue" part={part} />;
    return <ProblemPanel title="The tours could not be loaded" problem={problem} onRetry={retry} />;
  }
  return (
    <>
      {problem !== null && <ProblemNote problem={problem} onRetry={retry} />}
      <ImportNotes
        columns={table.columns}
        lostCount={rows.filter(isLost).length}
        lookedIn={lookedIn}
        onLookEverywhere={lookEverywhere}
      />
      <ImportPreview rows={rows} />
    </>
  );
}

/** What was chosen, from its first byte to its last row. */
function Chosen({ source, onBack }: { source: ImportSource; onBack: () => void }) {
  const reading = useImportTable(source);
  if (reading.status === 'reading') return <Working label="Reading" part={reading.part} />;
  if (reading.status === 'read') return <Compared table={reading.table} />;
  return (
    <EmptyState
      title="This can’t be imported"
      text={reading.problems.join(' ')}
      action={
        <Button variant="outlined" autoFocus onClick={onBack}>
          Choose another
        </Button>
      }
    />
  );
}

/** Texts of tours from a CSV file: chosen, looked through, applied. */
export function ImportScreen() {
  const [source, setSource] = useState<ImportSource | null>(null);
  const back = () => setSource(null);
  // What had the focus is gone with the form.
  useEffect(() => {
    if (source !== null) document.querySelector<HTMLElement>('[data-page-title]')?.focus();
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
            <Button variant="outlined" onClick={back}>
              Choose another
            </Button>
          )
        }
      />
      <PageBody narrow={source === null}>
        {source === null ? (
          <ImportSourceForm onSource={setSource} />
        ) : (
          <Chosen source={source} onBack={back} />
        )}
      </PageBody>
    </>
  );
}
