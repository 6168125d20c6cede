import { useRef, useState, type Ref } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { countOf, formatCount } from '../../../domain/text/count';
import { type Language } from '../../../domain/languages/language';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { type TourView } from '../../../state/select/tourViews';
import { BorderedList } from '../../../ui/content/BorderedList';
import { Content } from '../../../ui/content/Content';
import { DraftCheckRow, useDraftCheck } from './DraftCheckRow';
import { draftRowCount, DraftRows, useLinkedDrafts } from './DraftRows';
import { selectDraftWork } from './selectDraftWork';
import { useReservedRows } from './useReservedRows';
import { useWaitingGroups } from './useWaitingGroups';
import { allotRows, MAX_ROWS, type WaitingGroup, type WaitingItem } from './waitingItems';
import { moreSx, ROW_PX, WaitingRow } from './WaitingRow';

function ItemRow({ item, linkRef }: { item: WaitingItem; linkRef?: Ref<HTMLAnchorElement> }) {
  const { to, name, language, verb, note, aside } = item;
  return (
    <WaitingRow
      to={to}
      {...(note !== undefined && { note })}
      {...(aside !== undefined && { aside })}
      {...(linkRef !== undefined && { linkRef })}
    >
      {language === undefined ? name : <Content language={language}>{name}</Content>}
      {verb !== undefined && ` ${verb}`}
    </WaitingRow>
  );
}

interface GroupRowsProps {
  group: WaitingGroup;
  count: number;
  showsRest: boolean;
  firstRef?: Ref<HTMLAnchorElement>;
}

function GroupRows({ group, count, showsRest, firstRef }: GroupRowsProps) {
  return (
    <>
      {group.items.slice(0, count).map((item, at) => (
        <ItemRow
          key={item.key}
          item={item}
          {...(at === 0 && firstRef !== undefined && { linkRef: firstRef })}
        />
      ))}
      {showsRest && group.rest !== undefined && (
        <WaitingRow to={group.rest.to}>{group.rest.label}</WaitingRow>
      )}
    </>
  );
}

function QuietLine({ text }: { text: string }) {
  return (
    <Box
      component="li"
      sx={{ px: 2, fontSize: 13, lineHeight: `${ROW_PX - 1}px`, color: 'text.secondary' }}
    >
      {text}
    </Box>
  );
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/**
 * Number of rows per group before expansion, in the space left by unsaved forms and the draft check. Drafts get what
 * the other groups leave, so that the end of the check moves no row.
 */
function rowsUnasked(
  groups: readonly WaitingGroup[],
  { forms, check, mayHaveDrafts }: { forms: number; check: number; mayHaveDrafts: boolean },
): number[] {
  const countsOf = (isDrafts: boolean) =>
    groups.map(({ part, items }) => ((part === 'drafts') === isDrafts ? items.length : 0));
  const drafts = countsOf(true);
  const hasDrafts = mayHaveDrafts || sumOf(drafts) > 0;
  const others = countsOf(false);
  const kinds = others.filter((count) => count > 0).length;
  const forOthers = MAX_ROWS - forms - (hasDrafts ? 1 : 0);
  const shown = allotRows(others, Math.max(kinds, forOthers));
  const forDrafts = Math.max(1, MAX_ROWS - forms - sumOf(shown)) - check;
  return allotRows(drafts, forDrafts).map((count, at) => count + (shown[at] ?? 0));
}

interface WaitingListProps {
  /** Null until loaded. */
  tours: readonly TourView[] | null;
  isLoading: boolean;
  language: Language;
}

/** List of everything that waits for the person, each with a link, most urgent first. */
export function WaitingList({ tours, isLoading, language }: WaitingListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const work = useConsoleSelector((state) => selectDraftWork(state, language.code));
  const drafts = tours === null ? null : work;
  const check = useDraftCheck(drafts?.unchecked ?? [], language.code);
  const unsaved = useLinkedDrafts();
  const { groups, isReading } = useWaitingGroups({ tours, isLoading, language, drafts });
  const showsCheck =
    !isReading && !check.isUnasked && (check.isChecking || check.uncheckedCount > 0);
  const forms = draftRowCount(unsaved.length);
  const checks = showsCheck ? 1 : 0;
  const mayHaveDrafts = check.uncheckedCount > 0;
  const unasked = rowsUnasked(groups, { forms, check: checks, mayHaveDrafts });
  const total = sumOf(groups.map((group) => group.total));
  // A button that hides a single row would save no height.
  const isWhole = showsAll || (!mayHaveDrafts && total - sumOf(unasked) <= 1);
  const counts = isWhole ? groups.map(({ items }) => items.length) : unasked;
  const hidden = total - sumOf(counts);
  const hasMore = hidden > 0 || showsAll;
  // Reserves the row of the first draft while the drafts are being checked.
  const hasDrafts = groups.some(({ part }) => part === 'drafts');
  const isAwaiting = !isReading && check.isUnasked && mayHaveDrafts && !hasDrafts;
  const rows = forms + checks + sumOf(counts) + (isAwaiting ? 1 : 0) + (hasMore ? 1 : 0);
  const reserved = useReservedRows(isReading || showsAll ? null : rows, language.code);
  const list = useRef<HTMLUListElement>(null);
  const firstDraft = useRef<HTMLAnchorElement>(null);
  const firstDraftGroup = groups.find(({ part }) => part === 'drafts');
  const isEmpty = rows === 0;
  const groupsOf = (part: WaitingGroup['part']) =>
    groups.map(
      (group, at) =>
        group.part === part && (
          <GroupRows
            key={group.key}
            group={group}
            count={counts[at] ?? 0}
            showsRest={showsAll}
            {...(group === firstDraftGroup && { firstRef: firstDraft })}
          />
        ),
    );
  return (
    <BorderedList label="Waiting for you" minHeight={reserved * ROW_PX + 1} listRef={list}>
      {groupsOf('own')}
      <DraftRows drafts={unsaved} />
      {groupsOf('read')}
      <DraftCheckRow
        check={check}
        isShown={showsCheck}
        language={language}
        onFocusLost={() => (firstDraft.current ?? list.current?.querySelector('a'))?.focus()}
      />
      {groupsOf('drafts')}
      {isAwaiting && <QuietLine text={`Checking ${countOf(check.uncheckedCount, 'draft')}…`} />}
      {/* The key remounts the line when rows appear above it; a line that moved down would draw the eye. */}
      {isReading && <QuietLine key={rows} text="Checking what is waiting…" />}
      {isEmpty && !isReading && <QuietLine text="Nothing is waiting for you." />}
      {hasMore && (
        <Box component="li" sx={moreSx}>
          <Button size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show ${formatCount(hidden)} more`}
          </Button>
        </Box>
      )}
    </BorderedList>
  );
}
