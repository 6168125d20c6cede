import { type ReactNode } from 'react';
import { countOf, formatCount } from '../../domain/text/count';
import { ConfirmDialog } from '../feedback/confirm/ConfirmDialog';

export interface BulkDeleteDialogProps {
  items: readonly { id: string; name: ReactNode }[];
  /** Singular noun: 'tour'. */
  noun: string;
  /** Warning about the loss: 'This action cannot be undone …'. */
  warning: string;
  onConfirm: () => void;
  onClose: () => void;
}

const MAX_NAMED = 5;

/** Confirmation of a bulk deletion: lists the records by name, and asks to type their number when there are several. */
export function BulkDeleteDialog(props: BulkDeleteDialogProps) {
  const { items, noun, warning, onConfirm, onClose } = props;
  return (
    <ConfirmDialog
      open
      title={`Delete ${countOf(items.length, noun)}`}
      text={
        <>
          {warning}
          <ul>
            {items.slice(0, MAX_NAMED).map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
            {items.length > MAX_NAMED && <li>and {formatCount(items.length - MAX_NAMED)} more</li>}
          </ul>
        </>
      }
      typedText={items.length > 1 ? String(items.length) : undefined}
      confirmLabel="Delete"
      tone="danger"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
