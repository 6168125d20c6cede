import Button from '@mui/material/Button';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PageBody } from '../ui/PageBody';
import { ProblemPanel } from '../ui/ProblemPanel';

function messageOf(failure: unknown): string {
  if (isRouteErrorResponse(failure)) return `${failure.status} ${failure.statusText}`;
  return failure instanceof Error ? failure.message : 'The page could not be shown.';
}

/** What is left when a screen breaks: the words of the router's default, and two ways on. */
export function DefaultErrorScreen() {
  const failure = useRouteError();
  return (
    <PageBody narrow>
      <ProblemPanel
        title="Unexpected Application Error!"
        problem={{ code: 'other', message: messageOf(failure) }}
        onRetry={() => location.reload()}
        actions={<Button href="/admin/dashboard">Go to the dashboard</Button>}
      />
    </PageBody>
  );
}
