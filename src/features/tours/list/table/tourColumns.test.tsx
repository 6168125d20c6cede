import { screen } from '@testing-library/react';
import { renderComponent } from '../../../../testing/renderComponent';
import { type TourView } from '../../../../state/select/tourViews';
import { tourRowFixture } from '../../../../testing/tourFixtures';
import { tourColumns } from './tourColumns';

const taj: TourView = {
  ...tourRowFixture({ id: 'taj', title: 'Taj Mahal' }),
  language: 'en',
  hasUnsentEdits: false,
  saveState: null,
};

test('the language of the list leads a tour’s languages, then its primary one', () => {
  const codes = ['en', 'hi', 'te', 'ur', 'mr'];
  const columns = tourColumns({
    languages: [],
    languagesByTour: new Map([[taj.id, codes]]),
    onToggle: () => undefined,
    onDelete: () => undefined,
  });
  const column = columns.find(({ key }) => key === 'language');
  if (column === undefined || column.kind === 'actions') throw new Error('No column');
  renderComponent(
    <>
      {column.render?.({ ...taj, language: 'ur', primary_language: 'te' })}
      {column.render?.({ ...taj, language: 'en', primary_language: 'en' })}
    </>,
  );
  expect(screen.getByText('ur te en')).toHaveTextContent('ur te en+2');
  expect(screen.getByText('en hi te')).toHaveTextContent('en hi te+2');
});
