import { countOf } from '../../../domain/text/count';
import { shortText } from '../../../domain/text/shortText';
import { type SectionView } from '../../../state/select/selectSections';
import { Content } from '../../../ui/content/Content';
import { newPosition, type SectionFormValues } from './sectionForm';

/** Maximum length of a title, in graphemes. */
const MAX_LENGTH = 40;

interface PositionHelpProps {
  /** Sorted by order index. */
  sections: readonly SectionView[];
  orderIndex: SectionFormValues['order_index'];
}

/** Help text with the position that an order index would give a new section. */
export function PositionHelp({ sections, orderIndex }: PositionHelpProps) {
  const position = newPosition(sections, orderIndex);
  const counts = 'The order index counts from 0.';
  if (position === null) return `Its position in the tour. ${counts}`;
  const { index, after, before, moves } = position;
  const positionText = `Position ${index + 1} in the list`;
  const neighbour = before ?? after;
  if (neighbour === undefined) return `${positionText}. ${counts}`;
  const number = sections.indexOf(neighbour) + 1;
  return (
    <>
      {positionText}, {before === undefined ? 'after' : 'before'}{' '}
      <Content language={neighbour.language} fallback={`section ${number}`}>
        {shortText(neighbour.title ?? '', MAX_LENGTH)}
      </Content>
      {moves.size > 0 && `; ${countOf(moves.size, 'section')} will be renumbered`}. {counts}
    </>
  );
}
