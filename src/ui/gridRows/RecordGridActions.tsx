import { type KeyboardEvent } from 'react';
import { type RowAction } from './RecordColumn';
import './RecordGridActions.css';

function moveBetweenButtons(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button:enabled')];
  const next = buttons[buttons.findIndex((button) => button === event.target) + step];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

interface RecordGridActionsProps {
  actions: readonly RowAction[];
  /** True when the actions have a column width of their own. */
  hasRoom: boolean;
}

/** Maximum number of icons that may overlay the previous column. */
const MAX_OVER_ROW = 2;

/**
 * Actions of a row: a permanent menu button, and the actions themselves as icons, revealed by hover or focus. The row
 * reveals them, or the menu button alone when they are so many that they cover the previous column. The grid's frame
 * opens the menu, one for all rows.
 */
export function RecordGridActions({ actions, hasRoom }: RecordGridActionsProps) {
  const areByMenu = !hasRoom && actions.length > MAX_OVER_ROW;
  return (
    <span className="RecordGridActions" onKeyDown={moveBetweenButtons}>
      <span className="RecordGridActions-icons" data-by-menu={areByMenu ? '' : undefined}>
        {actions.map(({ id, label, icon, onClick, to, tone, disabled = false, refusal }) => {
          const labelProps = {
            'aria-label': label,
            'data-tip': refusal ?? label,
            'data-tone': tone,
          };
          if (refusal !== undefined) {
            return (
              <button
                key={id}
                type="button"
                aria-disabled
                aria-description={refusal}
                {...labelProps}
              >
                {icon}
              </button>
            );
          }
          return to !== undefined && !disabled ? (
            // Plain link: the grid's frame delegates navigation for all links.
            <a key={id} href={to} onClick={onClick} {...labelProps}>
              {icon}
            </a>
          ) : (
            <button key={id} type="button" onClick={onClick} disabled={disabled} {...labelProps}>
              {icon}
            </button>
          );
        })}
      </span>
      {actions.length > 0 && (
        <button type="button" aria-label="Actions" aria-haspopup="menu" data-row-menu="">
          ···
        </button>
      )}
    </span>
  );
}
