import { shortText } from '../../../domain/text/shortText';
import { type SectionView } from '../../../state/select/selectSections';
import { Content } from '../../../ui/content/Content';
import { positionText, sectionBefore, type SectionFormValues } from './sectionForm';

/** Most characters of a title. */
const MAX_LENGTH = 40;

interface PlaceHelpProps {
  /** Sorted by order index. */
  sections: readonly SectionView[];
  orderIndex: SectionFormValues['order_index'];
}

/** Place that an order index gives a new section among those of the tour. */
export function PlaceHelp({ sections, orderIndex }: PlaceHelpProps) {
  const position = positionText(orderIndex, sections) ?? 'Its position in the tour';
  const before = sectionBefore(sections, orderIndex);
  if (before === null) return `${position}. The order index counts from 0.`;
  const { section, isSamePlace } = before;
  return (
    <>
      {position}, after{' '}
      <Content language={section.language} fallback={`section ${sections.indexOf(section) + 1}`}>
        {shortText(section.title ?? '', MAX_LENGTH)}
      </Content>
      {isSamePlace && ', which has the same order index'}. The order index counts from 0.
    </>
  );
}
