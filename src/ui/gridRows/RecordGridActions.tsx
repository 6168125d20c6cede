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

/** What can be done with a row: seen on hover and focus, there for the keyboard always. */
export function RecordGridActions({ actions }: { actions: readonly RowAction[] }) {
  return (
    <span className="RecordGridActions" onKeyDown={moveBetweenButtons}>
      {actions.map(({ id, label, icon, onClick, to, tone, disabled = false, refusal }) => {
        const named = { 'aria-label': label, 'data-tip': refusal ?? label, 'data-tone': tone };
        if (refusal !== undefined) {
          return (
            <button key={id} type="button" aria-disabled aria-description={refusal} {...named}>
              {icon}
            </button>
          );
        }
        return to !== undefined && !disabled ? (
          // A plain link: the grid's frame follows it for all of them.
          <a key={id} href={to} onClick={onClick} {...named}>
            {icon}
          </a>
        ) : (
          <button key={id} type="button" onClick={onClick} disabled={disabled} {...named}>
            {icon}
          </button>
        );
      })}
    </span>
  );
}
