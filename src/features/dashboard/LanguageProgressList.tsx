import styled from '@emotion/styled';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Link } from 'react-router-dom';
import { formatCount, wholePercent } from '../../domain/text/count';
import { translateAddress } from '../../domain/tours/tourAddresses';
import { type Language } from '../../domain/languages/language';
import { Toolbar } from '../../ui/controls/Toolbar';
import { describeShare, mainShare, type LanguageShare } from './languageShares';
import { progressColumns } from './progressColumns';

const List = styled.ul`
  ${progressColumns}
`;
const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(64px, 96px) minmax(24px, 1fr) 38px 42px;
  align-items: center;
  gap: 10px;
  height: 36px;
  padding: 0 8px;
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

interface LanguageProgressListProps {
  shares: readonly LanguageShare[];
  languages: readonly Language[];
}

function ProgressRow({ share, label }: { share: LanguageShare; label: string }) {
  const main = mainShare(share);
  const percent = main === null || main.total === 0 ? 0 : wholePercent(main.count, main.total);
  const isTrace = main !== null && main.count > 0 && main.count * 100 < main.total;
  const description = describeShare(share);
  /** Number with which the description begins; it alone is shown. */
  const count = main === null ? '' : formatCount(main.count);
  return (
    <li>
      <Row to={translateAddress(share.code)} title={description}>
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
      </Row>
    </li>
  );
}

/** Texts of the catalogue by language, each a way to the queue of what it lacks. */
export function LanguageProgressList({ shares, languages }: LanguageProgressListProps) {
  const labels = new Map(languages.map(({ code, label }) => [code, label]));
  return (
    // One Tab stop for all of them: the recent tours follow.
    <Toolbar label="Texts by language">
      <List aria-label="Texts by language">
        {shares.map((share) => (
          <ProgressRow
            key={share.code}
            share={share}
            label={labels.get(share.code) ?? share.code}
          />
        ))}
      </List>
    </Toolbar>
  );
}
