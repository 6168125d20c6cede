import { screen } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { ChapterRegion } from './ChapterRegion';

test('a title has the direction of its own text, whatever the language of the recording', () => {
  renderComponent(
    <ChapterRegion
      id="a"
      title="ہمایوں کا مقبرہ"
      startMs={0}
      endMs={1000}
      language="en"
      isFocused={false}
      isMarked={false}
      isSelected={false}
      isPlaying={false}
      isTabStop
    />,
  );
  expect(screen.getByText('ہمایوں کا مقبرہ')).toHaveAttribute('dir', 'auto');
});
