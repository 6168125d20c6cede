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
import { useGridTooltip } from './useGridTooltip';

/** Loaded on demand, because the list itself does not need it. */
const RowMenu = lazy(async () => ({ default: (await import('./RowMenu')).RowMenu }));

export interface RecordGridFrameProps {
  /** Determines, with `sort`, the displayed rows and their order. */
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
  /** Pointer position of a right click; undefined when opened otherwise. */
  position?: { top: number; left: number };
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  min-height: 0;
`;
/** Menu of the row around an event target; null outside of rows. */
function menuAt(target: Element): OpenMenu | null {
  const row = target.closest(ROW_SELECTOR);
  const anchor = row?.querySelector('[data-row-menu]');
  const rowId = row?.getAttribute('data-id');
  return anchor && rowId ? { rowId, anchor } : null;
}

/** Menu that a click opens; null for a click elsewhere. */
const clickedMenu = ({ target }: MouseEvent<HTMLElement>): OpenMenu | null =>
  target instanceof Element && target.closest('[data-row-menu]') ? menuAt(target) : null;

/**
 * Menu that a right click, the menu key or Shift+F10 opens; null when the browser's own menu is preferable: for a link,
 * a field or selected text under the pointer.
 */
function contextMenu({ target, button, clientX, clientY }: MouseEvent<HTMLElement>) {
  const menu = target instanceof Element ? menuAt(target) : null;
  if (menu === null || button !== 2 || !(target instanceof Element)) return menu;
  const isBrowsers = target.closest('a, input, textarea') || getSelection()?.isCollapsed === false;
  return isBrowsers ? null : { ...menu, position: { top: clientY, left: clientX } };
}

/** Path of a plain click on a link within the site; null when the browser handles the click. */
function clickedPath(event: MouseEvent<HTMLElement>): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0) return null;
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest('a[href]');
  if (link === null || link.hasAttribute('target') || link.hasAttribute('download')) return null;
  const path = link.getAttribute('href') ?? '';
  return /^\/(?!\/)/.test(path) ? path : null;
}

/**
 * Distance in pixels within which a grid counts as scrolled to its right edge, because the scroller's width excludes
 * its scrollbar.
 */
const EDGE_PX = 16;

/** Event delegation for a grid: one tooltip, menu, link handler and current row for all rows. */
export function RecordGridFrame(props: RecordGridFrameProps) {
  const { rows, sort, scrollVelocity, actionsOf, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const currentRow = useRef<string | null>(null);
  const tooltip = useGridTooltip();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (frame.current !== null) updateCurrentRow(frame.current, currentRow);
  }, [rows, sort]);

  return (
    <CurrentRowContext value={currentRow}>
      <Frame
        ref={frame}
        {...tooltip.pointerProps}
        onClick={(event) => {
          tooltip.hide();
          const opened = clickedMenu(event);
          if (opened !== null) setMenu(opened);
          const path = clickedPath(event);
          if (path === null) return;
          event.preventDefault();
          void navigate(path);
        }}
        onContextMenu={(event) => {
          const opened = contextMenu(event);
          if (opened === null) return;
          event.preventDefault();
          tooltip.hide();
          setMenu(opened);
        }}
        onBlur={tooltip.hide}
        onWheelCapture={({ timeStamp }) => scrollVelocity.trackWheel(timeStamp)}
        onScrollCapture={({ currentTarget, target, timeStamp }) => {
          tooltip.hide();
          // The grid's scrollbar elements fire scroll events too, after the scroller's.
          if (!(target instanceof Element) || !target.classList.contains(SCROLLER_CLASS)) return;
          const right = target.scrollLeft + target.clientWidth;
          currentTarget.toggleAttribute('data-at-right', right >= target.scrollWidth - EDGE_PX);
          scrollVelocity.trackScroll(target.scrollTop, target.clientHeight, timeStamp);
        }}
        onFocus={(event) => {
          if (event.target.matches(':focus-visible')) tooltip.show(event.target);
          updateCurrentRow(event.currentTarget, currentRow, event.target);
        }}
      >
        {children}
        {tooltip.element}
      </Frame>
      {menu !== null && (
        <Suspense fallback={null}>
          <RowMenu
            actions={actionsOf(menu.rowId)}
            anchor={menu.anchor}
            position={menu.position}
            onClose={() => setMenu(null)}
          />
        </Suspense>
      )}
    </CurrentRowContext>
  );
}
