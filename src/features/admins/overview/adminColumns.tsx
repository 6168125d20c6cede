import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import styled from '@emotion/styled';
import { type Admin } from '../../../domain/people/admin';
import { formatDate } from '../../../domain/text/date';
import { PersonAvatar } from '../../../ui/content/PersonAvatar';
import { type Column } from '../../../ui/gridRows/RecordColumn';
import { personName } from '../requests/personName';
import { RoleChip } from './RoleChip';

const Name = styled.bdi`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  font-weight: 500;
`;
const You = styled.span`
  flex: none;
  color: var(--text-faint);
  font-size: 12px;
`;
const Email = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  color: var(--text-quiet);
`;

interface AdminColumnsOptions {
  /** Id of the signed-in person. */
  ownId: string | null;
  /** Reason why demoting is unavailable; null when available. */
  demoteRefusal: string | null;
  onDemote: (admin: Admin) => void;
}

/** Columns of the people with access. */
export function adminColumns({
  ownId,
  demoteRefusal,
  onDemote,
}: AdminColumnsOptions): Column<Admin>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      flex: 2,
      minWidth: 160,
      value: personName,
      render: (admin) => (
        <>
          <PersonAvatar
            name={admin.full_name}
            email={admin.email}
            url={admin.avatar_url}
            size={24}
          />
          <Name title={personName(admin)}>{personName(admin)}</Name>
          {admin.id === ownId && <You>You</You>}
        </>
      ),
    },
    {
      key: 'email',
      header: 'E-mail',
      flex: 2,
      minWidth: 140,
      value: (admin) => admin.email,
      render: ({ email }) => (
        <Email dir="ltr" title={email ?? undefined}>
          {email ?? '–'}
        </Email>
      ),
    },
    {
      key: 'role',
      header: 'Role',
      width: 108,
      value: (admin) => (admin.role === 'owner' ? 0 : 1),
      render: (admin) => <RoleChip role={admin.role} />,
    },
    {
      key: 'since',
      header: 'Since',
      width: 110,
      align: 'right',
      value: (admin) => (admin.created_at === null ? null : Date.parse(admin.created_at)),
      render: ({ created_at }) => formatDate(created_at),
    },
    {
      kind: 'actions',
      key: 'actions',
      actions: (admin) => [
        {
          id: 'demote',
          label: 'Demote',
          icon: <PersonRemoveOutlined />,
          tone: 'danger',
          refusal:
            admin.role === 'owner' ? 'Owners cannot be demoted' : (demoteRefusal ?? undefined),
          onClick: () => onDemote(admin),
        },
      ],
    },
  ];
}
