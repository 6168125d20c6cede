import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LanguageProgressList } from './LanguageProgressList';

test('a few of thousands are not a whole percent', () => {
  const share = (code: string, count: number) => {
    return { code, tours: null, sections: { count, total: 4253 } };
  };
  const shares = [share('hi', 63), share('ta', 4), share('ur', 0)];
  render(
    <MemoryRouter>
      <LanguageProgressList shares={shares} languages={[]} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'hi1%: 63 of 4,253 sections, 4,190 sections left',
    'ta<1%: 4 of 4,253 sections, 4,249 sections left',
    'ur0%: 0 of 4,253 sections, 4,253 sections left',
  ]);
  // The number of sections is shown beside the share.
  expect(screen.getByText('63')).toBeVisible();
});
