import { AccessRequestScreen } from '../../features/auth/AccessRequestScreen';
import { useConsoleParts } from '../shell/ConsoleContext';

export function AccessRequestPage() {
  const { redirectTo } = useConsoleParts();
  return <AccessRequestScreen onLeave={() => redirectTo('/')} />;
}
