import styled from '@emotion/styled';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Link } from 'react-router-dom';
import { translatePath } from '../../../domain/paths/tourPaths';
import { formatCount, wholePercent } from '../../../domain/text/count';
import { type Language } from '../../../domain/languages/language';
import { Toolbar } from '../../../ui/controls/Toolbar';
import { describeShare, mainShare, type LanguageShare } from './languageShares';
import { HEAD_PX, LANGUAGE_PX, progressFrame } from './progressFrame';

const Frame = styled.div`
  ${progressFrame}
`;
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
/** Grid columns shared by the rows and their header. */
const cells = `
  display: grid;
  grid-template-columns: minmax(64px, 96px) minmax(24px, 1fr) 38px 56px 118px;
  align-items: center;
  gap: 10px;
  padding: 0 8px;
  @media (max-width: 1199px) {
    grid-template-columns: minmax(64px, 96px) minmax(24px, 1fr) 38px 56px 44px;
  }
`;
const Heads = styled.div`
  ${cells}
  height: ${HEAD_PX}px;
  color: var(--text-quiet);
  font-size: 12px;
  & > :nth-of-type(n + 3) {
    text-align: right;
  }
`;
const Row = styled(Link)`
  ${cells}
  height: ${LANGUAGE_PX}px;
  border-radius: 4px;
  color: var(--text);
  font-size: 13px;
  text-decoration: none;
  &:hover {
    background-color: var(--hover);
  }
`;
const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Track = styled.span`
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background-color: var(--selected);
  & > span {
    display: block;
    height: 100%;
    background-color: var(--accent-fill);
  }
  &[data-whole] > span {
    background-color: var(--success-text);
  }
`;
const Percent = styled.span`
  color: var(--text-quiet);
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Count = styled(Percent)`
  position: relative;
  color: var(--text);
`;

const Left = styled(Percent)`
  position: relative;
  white-space: nowrap;
  @media (max-width: 1199px) {
    /* The column header names the unit, so only screen readers get the noun. */
    & > [data-noun] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

interface LanguageProgressListProps {
  shares: readonly LanguageShare[];
  languages: readonly Language[];
}

interface ProgressRowProps {
  share: LanguageShare;
  label: string;
  noun: string;
}

function ProgressRow({ share, label, noun }: ProgressRowProps) {
  const main = mainShare(share);
  const percent = main === null || main.total === 0 ? 0 : wholePercent(main.count, main.total);
  const isTrace = main !== null && main.count > 0 && main.count * 100 < main.total;
  const description = describeShare(share);
  /** Leading number of the description, the only visible part of it. */
  const count = main === null ? '' : formatCount(main.count);
  const left = main === null ? 0 : main.total - main.count;
  return (
    <li>
      <Row to={translatePath(share.code)} title={description}>
        <Name>{label}</Name>
        <Track aria-hidden data-whole={percent === 100 ? '' : undefined}>
          <span style={{ width: `${percent}%`, minWidth: percent > 0 ? 3 : 0 }} />
        </Track>
        <Percent>{isTrace ? '<1' : percent}%</Percent>
        <Count>
          <span style={visuallyHidden}>: </span>
          {count}
          <span style={visuallyHidden}>{description.slice(count.length)}</span>
        </Count>
        {left > 0 && (
          <Left>
            <span style={visuallyHidden}>, </span>
            {formatCount(left)}
            <span data-noun="">{` ${noun}${left === 1 ? '' : 's'} left`}</span>
          </Left>
        )}
      </Row>
    </li>
  );
}

/** Progress of texts by language; each row links to that language's translation queue. */
export function LanguageProgressList({ shares, languages }: LanguageProgressListProps) {
  const labels = new Map(languages.map(({ code, label }) => [code, label]));
  const noun = shares.some(({ sections }) => sections !== null) ? 'section' : 'tour';
  return (
    <Frame>
      <Heads aria-hidden>
        <span>Language</span>
        <span>Share</span>
        <span />
        <span>Done</span>
        <span>Left</span>
      </Heads>
      {/* A toolbar is a single tab stop for all rows. */}
      <Toolbar label="Texts by language">
        <List aria-label="Texts by language">
          {shares.map((share) => (
            <ProgressRow
              key={share.code}
              share={share}
              label={labels.get(share.code) ?? share.code}
              noun={noun}
            />
          ))}
        </List>
      </Toolbar>
    </Frame>
  );
}
