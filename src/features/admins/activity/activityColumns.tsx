import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import styled from '@emotion/styled';
import { type AdminActivity } from '../../../domain/people/admin';
import { formatDateTime } from '../../../domain/text/date';
import { type Column } from '../../../ui/gridRows/RecordColumn';
import { StatusChip } from '../../../ui/feedback/StatusChip';
import { actionTone, entryLabel } from './activityAction';
import { NotesCell } from './NotesCell';

const Line = styled.bdi`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;
const adminName = ({ admin }: AdminActivity) => admin.name ?? admin.email ?? '–';

/** Columns of the activity log. */
export const activityColumns: Column<AdminActivity>[] = [
  {
    key: 'when',
    header: 'When',
    width: 176,
    value: ({ created_at }) => (created_at === null ? null : Date.parse(created_at)),
    render: ({ created_at }) => (
      <time dateTime={created_at ?? undefined}>{formatDateTime(created_at)}</time>
    ),
  },
  {
    key: 'admin',
    header: 'Admin',
    flex: 1,
    minWidth: 104,
    value: adminName,
    render: (entry) => <Line title={entry.admin.email ?? undefined}>{adminName(entry)}</Line>,
  },
  {
    key: 'action',
    header: 'Action',
    width: 172,
    value: entryLabel,
    render: (entry) => (
      <StatusChip
        tone={actionTone(entry.action)}
        icon={entry.role === 'owner' ? <ShieldOutlined /> : undefined}
      >
        {entryLabel(entry)}
      </StatusChip>
    ),
  },
  {
    key: 'person',
    header: 'Person',
    flex: 2,
    minWidth: 170,
    value: ({ target_email }) => target_email,
    render: ({ target_email }) => (
      <Line dir="ltr" title={target_email ?? undefined}>
        {target_email ?? '–'}
      </Line>
    ),
  },
  {
    key: 'notes',
    header: 'Notes',
    flex: 2,
    minWidth: 160,
    value: ({ notes }) => notes,
    render: ({ notes }) => <NotesCell notes={notes} />,
  },
];
