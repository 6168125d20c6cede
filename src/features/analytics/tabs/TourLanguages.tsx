import { useRef, useState } from 'react';
import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../domain/text/count';
import { useConsoleSelector } from '../../../state/hooks/storeHooks';
import { languageNamed, selectLanguages } from '../../../state/select/selectLanguages';
import { type TourRow } from '../view/analyticsRows';
import { LanguageName } from '../view/LanguageName';
import { analyticsPath } from '../view/useAnalyticsView';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Drops plays, then flags, as the cell narrows; the links' accessible names keep the plays. */
const Cell = styled.span`
  flex: 1;
  min-width: 0;
  container-type: inline-size;
  & > span {
    display: flex;
    gap: 4px;
  }
  @container (max-width: 250px) {
    & [data-flag] {
      display: none;
    }
  }
  @container (max-width: 360px) {
    & [data-plays] {
      display: none;
    }
  }
`;
/** Maximum number of languages before the popover, from the specification. */
const MAX_SHOWN = 4;

const chip = `
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;
  height: 22px;
  padding: 0 6px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background-color: var(--sunken);
  color: var(--text);
  font: inherit;
  font-size: 12px;
  line-height: 20px;
  text-decoration: none;
  white-space: nowrap;
`;
const Chip = styled(Link)`
  ${chip}
  &:hover {
    border-color: var(--line-strong);
  }
`;
const More = styled.button`
  ${chip}
  cursor: pointer;
  &:hover {
    border-color: var(--line-strong);
  }
`;

function LanguageChip({ tour, code, plays }: { tour: string; code: string; plays: number }) {
  const { flag, label } = useConsoleSelector((state) =>
    languageNamed(selectLanguages(state), code),
  );
  const linkText = `${label}: ${formatCount(plays)} plays`;
  return (
    <Chip to={analyticsPath({ tab: 'sections', language: code, tour })} title={linkText}>
      <Box component="span" sx={visuallyHidden}>
        {linkText}
      </Box>
      <span aria-hidden data-flag="">
        {flag}
      </span>
      <span aria-hidden dir="ltr">
        {code}
      </span>
      <span aria-hidden data-plays="" style={{ color: 'var(--text-quiet)' }}>
        {formatCount(plays)}
      </span>
    </Chip>
  );
}

/** Languages in which a tour was played: the first four, with all of them in a popover. */
export function TourLanguages({ row }: { row: TourRow }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { languages, tour_id: tour } = row;
  const rest = languages.length - MAX_SHOWN;
  if (languages.length === 0) return <span style={{ color: 'var(--text-quiet)' }}>–</span>;
  return (
    <Cell>
      <span>
        {languages.slice(0, MAX_SHOWN).map((item) => (
          <LanguageChip key={item.code} tour={tour} {...item} />
        ))}
        {rest > 0 && (
          <More
            ref={button}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            <span aria-hidden>+{rest}</span>
            <Box component="span" sx={visuallyHidden}>
              {`${rest} more ${rest === 1 ? 'language' : 'languages'}`}
            </Box>
          </More>
        )}
      </span>
      <Popover
        open={isOpen}
        anchorEl={button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Plays by language' } }}
      >
        <Box
          component="ul"
          sx={{ m: 0, px: 2, py: 1, minWidth: 240, listStyle: 'none', fontSize: 13 }}
        >
          {languages.map(({ code, plays }) => (
            <Box
              component="li"
              key={code}
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, py: '5px' }}
            >
              <LanguageName
                code={code}
                to={analyticsPath({ tab: 'sections', language: code, tour })}
                hasNative
              />
              <span>{formatCount(plays)}</span>
            </Box>
          ))}
        </Box>
      </Popover>
    </Cell>
  );
}
