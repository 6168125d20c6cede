import { type KeyboardEvent } from 'react';
import styled from '@emotion/styled';
import { Link } from 'react-router';
import { type RowAction } from './RecordColumn';

const Actions = styled.span`
  display: flex;
  gap: 2px;
`;
const look = `
  display: inline-flex;
  padding: 5px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--text-quiet);
  cursor: pointer;
  &:hover { background-color: var(--line); color: var(--text); }
  &[data-tone='danger']:hover { color: var(--danger-text); }
  &:disabled, &[aria-disabled] { color: var(--text-faint); opacity: 0.6; cursor: default; background: none; }
`;
const ActionButton = styled.button(look);
const ActionLink = styled(Link)(look);

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
    <Actions onKeyDown={moveBetweenButtons}>
      {actions.map(({ id, label, icon, onClick, to, tone, disabled = false, refusal }) => {
        const named = { 'aria-label': label, 'data-tip': refusal ?? label, 'data-tone': tone };
        if (refusal !== undefined) {
          return (
            <ActionButton
              key={id}
              type="button"
              aria-disabled
              aria-description={refusal}
              {...named}
            >
              {icon}
            </ActionButton>
          );
        }
        return to !== undefined && !disabled ? (
          <ActionLink key={id} to={to} onClick={onClick} {...named}>
            {icon}
          </ActionLink>
        ) : (
          <ActionButton key={id} type="button" onClick={onClick} disabled={disabled} {...named}>
            {icon}
          </ActionButton>
        );
      })}
    </Actions>
  );
}
