import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import styled from '@emotion/styled';
import { useNavigate } from 'react-router';
import { type ScrollVelocity } from '../gridRows/scrollVelocity';
import { CurrentRowContext, settleRow } from '../gridRows/RecordGridFocus';

export interface RecordGridFrameProps {
  /** What decides which rows are there and where. */
  rows: unknown;
  sort: unknown;
  pace: ScrollVelocity;
  /** The focus or the pointer has come into the grid, or works in it. */
  onEnter: () => void;
  children: ReactNode;
}

interface Tip {
  anchor: Element;
  text: string;
  top: number;
  right: number;
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  min-height: 0;
`;
const TipBox = styled.div`
  position: fixed;
  z-index: 1500;
  padding: 4px 8px;
  transform: translateY(-100%);
  border-radius: 4px;
  background-color: var(--text);
  color: var(--page);
  font-size: 12px;
  line-height: 16px;
  font-weight: 500;
  white-space: nowrap;
  pointer-events: none;
`;

const SCROLLER = '.MuiDataGrid-virtualScroller';

function tipAt(target: Element): Tip | null {
  const anchor = target.closest('[data-tip]');
  if (anchor === null) return null;
  const { top, right } = anchor.getBoundingClientRect();
  const text = anchor.getAttribute('data-tip') ?? '';
  return { anchor, text, top: top - 4, right: document.documentElement.clientWidth - right };
}

/** Where a plain press of a link leads within the site; null where it is none, or the browser's to follow. */
function pathPressed(event: MouseEvent<HTMLElement>): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0) return null;
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest('a[href]');
  if (link === null || link.hasAttribute('target') || link.hasAttribute('download')) return null;
  const path = link.getAttribute('href') ?? '';
  return /^\/(?!\/)/.test(path) ? path : null;
}

/** What a grid has once instead of once a row: the tooltip of its buttons, the following of its links, and the row that Tab goes through. */
export function RecordGridFrame({ rows, sort, pace, onEnter, children }: RecordGridFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const currentRow = useRef<string | null>(null);
  const [tip, setTip] = useState<Tip | null>(null);
  const showTip = (target: EventTarget) => {
    const next = target instanceof Element ? tipAt(target) : null;
    setTip((shown) => (shown?.anchor === next?.anchor ? shown : next));
  };
  const hideTip = () => setTip(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (frame.current !== null) settleRow(frame.current, currentRow);
  }, [rows, sort]);

  return (
    <CurrentRowContext value={currentRow}>
      <Frame
        ref={frame}
        onMouseOver={(event) => showTip(event.target)}
        onMouseLeave={hideTip}
        onClick={(event) => {
          hideTip();
          const path = pathPressed(event);
          if (path === null) return;
          event.preventDefault();
          void navigate(path);
        }}
        onBlur={hideTip}
        onPointerEnter={onEnter}
        onWheelCapture={({ timeStamp }) => {
          onEnter();
          pace.noteWheel(timeStamp);
        }}
        onScrollCapture={({ target, timeStamp }) => {
          hideTip();
          // The grid's scrollbars are elements of their own, and follow.
          if (!(target instanceof Element) || !target.matches(SCROLLER)) return;
          pace.note(target.scrollTop, target.clientHeight, timeStamp);
        }}
        onFocus={(event) => {
          if (event.target.matches(':focus-visible')) showTip(event.target);
          settleRow(event.currentTarget, currentRow, event.target);
          onEnter();
        }}
      >
        {children}
        {/* The buttons carry their names; this copy is for the eye. */}
        {tip !== null && (
          <TipBox aria-hidden style={{ top: tip.top, right: tip.right }}>
            {tip.text}
          </TipBox>
        )}
      </Frame>
    </CurrentRowContext>
  );
}
