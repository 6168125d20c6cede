import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { type AdminRole } from '../../../domain/people/admin';
import { StatusChip } from '../../../ui/feedback/StatusChip';

export function RoleChip({ role }: { role: AdminRole }) {
  return role === 'owner' ? (
    <StatusChip tone="warning" icon={<ShieldOutlined />}>
      Owner
    </StatusChip>
  ) : (
    <StatusChip tone="neutral">Admin</StatusChip>
  );
}
