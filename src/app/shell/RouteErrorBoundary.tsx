import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PageBody } from '../../ui/shell/PageBody';
import { ProblemPanel } from '../../ui/feedback/ProblemPanel';
import { useConsoleParts } from './ConsoleContext';
import { isMissingChunk } from '../serviceWorker/missingChunk';

function messageOf(failure: unknown): string {
  if (isRouteErrorResponse(failure)) return `${failure.status} ${failure.statusText}`;
  return failure instanceof Error ? failure.message : 'The page could not be shown.';
}

/** Error of a missing chunk, usually one that a newer version replaced. */
function MissingChunk() {
  const { versions } = useConsoleParts();
  useEffect(() => {
    versions.offer();
  }, [versions]);
  return (
    <ProblemPanel
      title="This screen could not be loaded"
      problem={{
        code: 'other',
        message: navigator.onLine
          ? 'A newer version of the console has most likely been published. Reload to get it.'
          : 'You are offline, and this screen has not been saved on this device.',
      }}
      actions={
        <Button variant="outlined" onClick={() => void versions.accept()}>
          Reload
        </Button>
      }
    />
  );
}

/** Error boundary of the router, with the text of the router's default. */
export function RouteErrorBoundary() {
  const failure = useRouteError();
  return (
    <PageBody narrow>
      {isMissingChunk(failure) ? (
        <MissingChunk />
      ) : (
        <ProblemPanel
          title="Unexpected Application Error!"
          problem={{ code: 'other', message: messageOf(failure) }}
          onRetry={() => location.reload()}
          actions={<Button href="/admin/dashboard">Go to the dashboard</Button>}
        />
      )}
    </PageBody>
  );
}
