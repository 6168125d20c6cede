import { AccessRequestScreen } from '../../features/auth/AccessRequestScreen';
import { useConsoleParts } from '../shell/ConsoleContext';

export function AccessRequestPage() {
  const { leaveFor } = useConsoleParts();
  return <AccessRequestScreen onLeave={() => leaveFor('/')} />;
}
