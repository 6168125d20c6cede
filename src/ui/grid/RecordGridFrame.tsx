import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import styled from '@emotion/styled';
import { useNavigate } from 'react-router-dom';
import { ROW_SELECTOR, SCROLLER_CLASS } from '../gridRows/gridInternals';
import { type RowAction } from '../gridRows/RecordColumn';
import { type ScrollVelocity } from '../gridRows/scrollVelocity';
import { CurrentRowContext, updateCurrentRow } from '../gridRows/RecordGridFocus';

/** Loaded on demand: the list itself does not need it. */
const RowMenu = lazy(async () => ({ default: (await import('./RowMenu')).RowMenu }));

export interface RecordGridFrameProps {
  /** Decides, with `sort`, which rows are shown and in what order. */
  rows: unknown;
  sort: unknown;
  scrollVelocity: ScrollVelocity;
  /** Actions of the row with this id. */
  actionsOf: (rowId: string) => readonly RowAction[];
  children: ReactNode;
}

/** Row whose menu is open. */
interface OpenMenu {
  rowId: string;
  anchor: Element;
}

interface Tooltip {
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
const TooltipBox = styled.div`
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

function tooltipAt(target: Element): Tooltip | null {
  const anchor = target.closest('[data-tip]');
  if (anchor === null) return null;
  const { top, right } = anchor.getBoundingClientRect();
  const text = anchor.getAttribute('data-tip') ?? '';
  return { anchor, text, top: top - 4, right: document.documentElement.clientWidth - right };
}

/** Menu that a click opens; null for a click elsewhere. */
function clickedMenu({ target }: MouseEvent<HTMLElement>): OpenMenu | null {
  const anchor = target instanceof Element ? target.closest('[data-row-menu]') : null;
  const rowId = anchor?.closest(ROW_SELECTOR)?.getAttribute('data-id') ?? null;
  return anchor === null || rowId === null ? null : { rowId, anchor };
}

/** Path of a plain click on a link within the site; null when the browser is to handle the click. */
function clickedPath(event: MouseEvent<HTMLElement>): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0) return null;
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest('a[href]');
  if (link === null || link.hasAttribute('target') || link.hasAttribute('download')) return null;
  const path = link.getAttribute('href') ?? '';
  return /^\/(?!\/)/.test(path) ? path : null;
}

/** Event delegation for a grid: one tooltip, menu, link handler and current row instead of one a row. */
export function RecordGridFrame(props: RecordGridFrameProps) {
  const { rows, sort, scrollVelocity, actionsOf, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const currentRow = useRef<string | null>(null);
  const [tooltip, setTooltip] = useState<Tooltip | null>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const showTooltip = (target: EventTarget) => {
    const next = target instanceof Element ? tooltipAt(target) : null;
    setTooltip((shown) => (shown?.anchor === next?.anchor ? shown : next));
  };
  const hideTooltip = () => setTooltip(null);
  const hasTooltip = tooltip !== null;
  useEffect(() => {
    if (!hasTooltip) return undefined;
    const listener = ({ key }: KeyboardEvent) => key === 'Escape' && setTooltip(null);
    // Wherever the focus is: the pointer alone may have opened it (WCAG 2.2, 1.4.13).
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [hasTooltip]);
  const navigate = useNavigate();

  useEffect(() => {
    if (frame.current !== null) updateCurrentRow(frame.current, currentRow);
  }, [rows, sort]);

  return (
    <CurrentRowContext value={currentRow}>
      <Frame
        ref={frame}
        onMouseOver={(event) => showTooltip(event.target)}
        onMouseLeave={hideTooltip}
        onClick={(event) => {
          hideTooltip();
          const opened = clickedMenu(event);
          if (opened !== null) setMenu(opened);
          const path = clickedPath(event);
          if (path === null) return;
          event.preventDefault();
          void navigate(path);
        }}
        onBlur={hideTooltip}
        onWheelCapture={({ timeStamp }) => scrollVelocity.trackWheel(timeStamp)}
        onScrollCapture={({ target, timeStamp }) => {
          hideTooltip();
          // The grid's scrollbar elements scroll too, after the scroller.
          if (!(target instanceof Element) || !target.classList.contains(SCROLLER_CLASS)) return;
          scrollVelocity.trackScroll(target.scrollTop, target.clientHeight, timeStamp);
        }}
        onFocus={(event) => {
          if (event.target.matches(':focus-visible')) showTooltip(event.target);
          updateCurrentRow(event.currentTarget, currentRow, event.target);
        }}
      >
        {children}
        {/* Hidden from screen readers: the buttons have accessible names. */}
        {tooltip !== null && (
          <TooltipBox aria-hidden style={{ top: tooltip.top, right: tooltip.right }}>
            {tooltip.text}
          </TooltipBox>
        )}
      </Frame>
      {menu !== null && (
        <Suspense fallback={null}>
          <RowMenu
            actions={actionsOf(menu.rowId)}
            anchor={menu.anchor}
            onClose={() => setMenu(null)}
          />
        </Suspense>
      )}
    </CurrentRowContext>
  );
}
